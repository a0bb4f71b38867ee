import type { ProductCard } from '@motif/contract'
import { useReducer } from 'react'
import type { PublicResource } from '../loading/resource.ts'
import { deviceStorage } from '../services/storage.ts'

const key = 'viewed'
const remembered = 12

function read(): string[] {
  try {
    const slugs: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, remembered) : []
  } catch {
    return []
  }
}

/** Records a viewed product on this device. */
export const rememberViewed = (slug: string): void =>
  deviceStorage.setItem(key, JSON.stringify([slug, ...read().filter((other) => other !== slug)].slice(0, remembered)))

/**
 * Recently viewed products of this device, newest first, with current prices. On a product page, without that product.
 */
export function recentlyViewed(now?: string): PublicResource<ProductCard[]> | undefined {
  const slugs = read().filter((slug) => slug !== now)
  if (slugs.length === 0) return undefined
  const wishes = slugs.map((slug) => ({ slug, variantId: null }))
  return {
    key: [key, ...slugs].join(' '),
    read: async (call) =>
      (await call('POST /api/v1/wished-products', { body: { wishes } })).data.items.map(({ product }) => product)
  }
}

/** Clears the list; re-rendering the screen then finds none. */
export function useClearViewed(): () => void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  return () => {
    deviceStorage.removeItem(key)
    drawAnew()
  }
}
