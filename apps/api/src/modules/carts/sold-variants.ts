import { type SQL, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type SoldVariant, type VariantRow, products, variants, withFacts } from '../catalogue/index.ts'
import { orderLines, orders } from '../orders/index.ts'

const variantColumns = sql`
  ${variants.id} as "variantId", ${variants.productId} as "productId", ${products.slug} as "productSlug", ${products.category},
  ${products.taxClass} as "taxClass", coalesce(${variants.weightGrams}, ${products.weightGrams}) as "weightGrams", ${products.name}, ${variants.sku},
  ${products.isCustomisable} as "isCustomisable", (${variants.isWithdrawn} or not ${products.isShown}) as "isWithdrawn", ${variants.price} as "listPrice", ${variants.regularPrice} as "regularPrice", ${variants.options} as chosen,
  (${variants.onHand} - ${variants.reserved} + coalesce(held.pieces, 0))::int as available`

/**
 * Joins the pieces that this cart's unpaid order reserves per variant, because they are the buyer's own. Soft holds do not reduce the available
 * stock.
 */
const joinOwnReservations = (cartId: string): SQL => sql`
  left join (
    select ${orderLines.variantId} as variant_id, sum(${orderLines.quantity}) as pieces from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.cartId} = ${cartId} and ${orders.status} = 'pending' and ${orders.stock} = 'held' and ${orders.hold} = 'firm' group by ${orderLines.variantId}
  ) held on held.variant_id = ${variants.id}`

/** Variants for a cart, by id; unknown ones are left out. */
export async function readSoldVariants(
  db: Database | Transaction,
  variantIds: readonly string[],
  cartId: string
): Promise<Map<string, SoldVariant>> {
  const { rows } = await db.execute<VariantRow & Record<string, unknown>>(sql`
    select ${variantColumns} from ${variants} join ${products} on ${products.id} = ${variants.productId} ${joinOwnReservations(cartId)} where ${inArray(variants.id, [...new Set(variantIds)])}`)
  return new Map((await withFacts(db, rows)).map((variant) => [variant.variantId, variant]))
}
