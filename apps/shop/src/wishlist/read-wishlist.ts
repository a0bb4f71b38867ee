import type { Wish, WishedProduct } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import { wishlistLimits } from '@motif/contract/wishlist-rules'
import { personal, type PublicResource, resource } from '../loading/resource.ts'

type Asked = Pick<Wish, 'slug' | 'variantId'>

async function load(call: Call, wishes: readonly Asked[]): Promise<WishedProduct[]> {
  const { askedMax } = wishlistLimits
  const parts = Array.from({ length: Math.ceil(wishes.length / askedMax) }, (_, part) =>
    wishes.slice(part * askedMax, (part + 1) * askedMax).map(({ slug, variantId }) => ({ slug, variantId }))
  )
  const answers = await Promise.all(
    parts.map((part) => call('POST /api/v1/wished-products', { body: { wishes: part } }))
  )
  return answers.flatMap(({ data }) => data.items)
}

/** Wishlist items with current availability. */
export const wishedProducts = (wishes: readonly Asked[]): PublicResource<WishedProduct[]> => ({
  key: `wished-products ${wishes.map(({ slug, variantId }) => `${slug} ${variantId ?? ''}`).join(',')}`,
  read: async (call) => (wishes.length === 0 ? [] : load(call, wishes)),
  options: { keepPreviousData: true }
})

/** The account's list, for its share state. */
export const ownWishlist = personal('customer', resource('GET /api/v1/wishlist', {}))

export const sharedWishlist = (key: string) => resource('GET /api/v1/shared-wishlists/{key}', { params: { key } })

export const sharedHref = (key: string): string =>
  `${location.origin}/cart?${new URLSearchParams({ section: 'wishlist', key })}`
