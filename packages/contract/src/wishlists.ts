import { z } from 'zod'
import { defineCalls } from './call.ts'
import { productCard, stockState } from './catalogue.ts'
import { done, id, money, picture, slug, timestamp } from './primitives.ts'
import { wishlistLimits } from './wishlist-rules.ts'

/** A wished product, unique in a list, with its chosen variant, if any. */
export const wish = z.object({ slug, variantId: id.nullable(), addedAt: timestamp })
export type Wish = z.infer<typeof wish>

const wishedVariant = z.object({
  id,
  options: z.record(slug, slug),
  /** Labels of the chosen values, in option order. */
  choices: z.array(z.string()),
  price: money,
  stock: stockState,
  picture
})

/** A wish with current data. */
export const wishedProduct = z.object({
  product: productCard,
  /** The variant that needs no further choice: the stored one, or the product's only one. */
  variant: wishedVariant.nullable()
})
export type WishedProduct = z.infer<typeof wishedProduct>

const wishlist = z.object({
  /** Newest first. */
  wishes: z.array(wish),
  /** Opens the list for whoever has it, while it is shared. */
  shareKey: id.nullable()
})
export type Wishlist = z.infer<typeof wishlist>

const asked = wish.omit({ addedAt: true })

export const wishlistCalls = defineCalls({
  'POST /api/v1/wished-products': {
    summary: 'Products of a wishlist as they can be bought now, in the order asked; without those not on sale',
    tag: 'wishlist',
    access: 'public',
    body: z.object({ wishes: z.array(asked).min(1).max(wishlistLimits.askedMax) }),
    answers: { 200: z.object({ items: z.array(wishedProduct) }) }
  },
  'GET /api/v1/wishlist': {
    summary: 'What the person wishes for',
    tag: 'wishlist',
    access: 'user',
    answers: { 200: wishlist }
  },
  'PUT /api/v1/wishlist/wishes/{slug}': {
    summary: 'Wish for a product, or go on wishing for it; without `variantId` the variant kept with it stays',
    tag: 'wishlist',
    access: 'user',
    params: z.object({ slug }),
    body: z.object({
      variantId: id.nullable().optional(),
      /** Of one that was just taken off the list: since when it had been there. */
      addedAt: timestamp.optional()
    }),
    answers: { 200: done }
  },
  'DELETE /api/v1/wishlist/wishes/{slug}': {
    summary: 'Stop wishing for a product; the same answer where nobody wished for it',
    tag: 'wishlist',
    access: 'user',
    params: z.object({ slug }),
    answers: { 200: done }
  },
  'POST /api/v1/wishlist/merge': {
    summary:
      'Add the wishes of a device to the person’s; none comes twice, and those there is no room for are left out',
    tag: 'wishlist',
    access: 'user',
    body: z.object({ wishes: z.array(wish).max(wishlistLimits.wishesMax) }),
    answers: { 200: wishlist.extend({ leftOut: z.int().min(0) }) }
  },
  'POST /api/v1/wishlist/share': {
    summary: 'Share the wishlist, or go on sharing it: gives the key that opens it',
    tag: 'wishlist',
    access: 'user',
    answers: { 200: z.object({ key: id }) }
  },
  'DELETE /api/v1/wishlist/share': {
    summary: 'Stop sharing the wishlist: the key opens nothing any more',
    tag: 'wishlist',
    access: 'user',
    answers: { 200: done }
  },
  'GET /api/v1/shared-wishlists/{key}': {
    summary: 'What somebody who shared their wishlist wishes for, and nothing of who they are',
    tag: 'wishlist',
    access: 'public',
    params: z.object({ key: id }),
    answers: { 200: z.object({ wishes: z.array(asked) }) }
  }
})
