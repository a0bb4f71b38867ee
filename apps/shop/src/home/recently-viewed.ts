import type { ProductCard } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import type { PublicResource } from '../loading/resource.ts'
import { deviceStorage } from '../services/storage.ts'

const key = 'viewed'
const remembered = 8
const shown = 4

function read(): string[] {
  try {
    const slugs: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, remembered) : []
  } catch {
    return []
  }
}

/** Remembers on this device that a product was looked at. */
export const rememberViewed = (slug: string): void =>
  deviceStorage.setItem(key, JSON.stringify([slug, ...read().filter((other) => other !== slug)].slice(0, remembered)))

async function loadCards(call: Call, slugs: readonly string[]): Promise<ProductCard[]> {
  const answers = await Promise.allSettled(
    slugs.map((slug) => call('GET /api/v1/products/{slug}', { params: { slug } }))
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data : []))
}

/** What was looked at last on this device, newest first, with today's prices. */
export function recentlyViewed(): PublicResource<ProductCard[]> | undefined {
  const slugs = read().slice(0, shown)
  return slugs.length === 0 ? undefined : { key: [key, ...slugs].join(' '), read: (call) => loadCards(call, slugs) }
}
