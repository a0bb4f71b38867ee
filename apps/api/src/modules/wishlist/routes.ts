import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import {
  addWish,
  mergeWishes,
  readSharedWishlist,
  readWishlist,
  removeWish,
  shareWishlist,
  unshareWishlist
} from './service.ts'
import { wishedProducts } from './wished-products.ts'

/** A person's own wishlist, and shared ones. */
export const wishlistModule: Module = (app, platform) => {
  const { config, db } = platform
  /** Rate limit: a key holder reads rarely and tries no keys. */
  const guarded = { config: { rateLimit: { max: config.rateLimits.accounts, timeWindow: 60_000 } } }
  routes(app, platform)
    .on('POST /api/v1/wished-products', async ({ body }) => ({ items: await wishedProducts(platform, body.wishes) }))
    .on('GET /api/v1/wishlist', ({ person }) => readWishlist(db, person.id))
    .on('PUT /api/v1/wishlist/wishes/{slug}', async ({ person, params, body }) => {
      await addWish(platform, person.id, { slug: params.slug, ...body })
      return {}
    })
    .on('DELETE /api/v1/wishlist/wishes/{slug}', async ({ person, params }) => {
      await removeWish(platform, person.id, params.slug)
      return {}
    })
    .on('POST /api/v1/wishlist/merge', ({ person, body }) => mergeWishes(platform, person.id, body.wishes))
    .on('POST /api/v1/wishlist/share', ({ person }) => shareWishlist(platform, person.id))
    .on('DELETE /api/v1/wishlist/share', async ({ person }) => {
      await unshareWishlist(platform, person.id)
      return {}
    })
    .on(
      'GET /api/v1/shared-wishlists/{key}',
      async ({ params, reply }) => {
        reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store')
        return readSharedWishlist(platform, params.key)
      },
      guarded
    )
}
