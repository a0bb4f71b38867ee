import type { Wish, WishedProduct } from '@motif/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { loadCards, products, stockStateOf, variants, variantColumns, withFacts } from '../catalogue/index.ts'

/** SQL: whether a variant is the only one of its product. */
const isOnly = sql<boolean>`not exists (
  select from ${variants} other where other.product_id = ${variants.productId} and other.id <> ${variants.id} and not other.is_withdrawn)`

/** Variants that need no further choice: the named ones, and the only ones of their product. */
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

/** Wishes with current prices, in the given order, without products not on sale. */
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
    // A stored variant that is no longer sold must be chosen again.
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
