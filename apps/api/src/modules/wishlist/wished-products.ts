import type { Wish, WishedProduct } from '@motif/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { loadCards, products, stockStateOf, variants, variantColumns, withFacts } from '../catalogue/index.ts'

/** The one variant its product has. */
const isOnly = sql<boolean>`not exists (
  select from ${variants} other where other.product_id = ${variants.productId} and other.id <> ${variants.id} and not other.is_withdrawn)`

/** Variants that need no further choice: those named, and those that are their product's only one. */
async function readVariants({ db }: Pick<Platform, 'db'>, productIds: readonly string[], named: readonly string[]) {
  const rows = await db
    .select({ ...variantColumns, isOnly })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(variants.productId, [...productIds]),
        eq(variants.isWithdrawn, false),
        or(inArray(variants.id, [...named]), isOnly)
      )
    )
  return withFacts(db, rows)
}

/** Wishes as they can be bought now, in the order given; without those that are not on sale. */
export async function wishedProducts(
  platform: Pick<Platform, 'db' | 'shop'>,
  wishes: readonly Pick<Wish, 'slug' | 'variantId'>[]
): Promise<WishedProduct[]> {
  const { db, shop } = platform
  const slugs = [...new Set(wishes.map(({ slug }) => slug))]
  const known = await db
    .select({ id: products.id, number: products.number })
    .from(products)
    .where(and(inArray(products.slug, slugs), eq(products.isShown, true)))
  if (known.length === 0) return []
  const named = wishes.flatMap(({ variantId }) => variantId ?? [])
  const [cards, sold] = await Promise.all([
    loadCards(
      platform,
      known.map(({ number }) => number)
    ),
    readVariants(
      platform,
      known.map(({ id }) => id),
      named
    )
  ])
  const cardOf = new Map(cards.map((card) => [card.slug, card]))
  return wishes.flatMap(({ slug, variantId }) => {
    const product = cardOf.get(slug)
    if (product === undefined) return []
    const ofProduct = sold.filter((each) => each.productSlug === slug)
    // A kept one that is not sold any more has to be chosen anew.
    const variant = ofProduct.find((each) => each.variantId === variantId) ?? ofProduct.find((each) => each.isOnly)
    return [
      {
        product,
        variant: variant
          ? {
              id: variant.variantId,
              options: variant.chosen,
              choices: variant.options.map(({ value }) => value),
              price: { amount: variant.listPrice, currency: shop.currency.code },
              stock: stockStateOf(variant.available),
              picture: variant.picture
            }
          : null
      }
    ]
  })
}
