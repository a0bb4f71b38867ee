import { lowStockCountMax } from '@motif/contract/stock-rules'
import { type SQL, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isNamed, variantsOfSku } from './has-text.ts'
import { products, scarceAt, variants } from './tables.ts'

interface StockQuery {
  q?: string | undefined
  page: number
  pageSize: number
}

/** Number of products and of SKUs that a search looks at. */
const lookedUp = 1000

const left = sql<number>`(${variants.onHand} - ${variants.reserved})`
/** As the partial index `variants_scarce` states it. */
const isScarce = sql`${left} <= ${scarceAt} and not ${variants.isWithdrawn} and ${products.isShown}`

/** Each condition has its own index: for one condition with `or` the planner would scan every variant. */
const isFound = (q: string): SQL =>
  sql`${products.isShown} and not ${variants.isWithdrawn} and ${variants.id} in (
    (${variantsOfSku(q, variants.id)} limit ${lookedUp})
    union
    select id from ${variants} where ${variants.productId} in (select id from ${products} where ${isNamed(q)} limit ${lookedUp})
  )`

const matching = (db: Database, condition: SQL) =>
  db
    .select({
      variantId: variants.id,
      productSlug: products.slug,
      name: products.name,
      sku: variants.sku,
      stock: left
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(condition)

async function countUpTo(db: Database, condition: SQL, most: number): Promise<number> {
  const found = db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(condition)
    .limit(most)
    .as('found')
  return db.$count(found)
}

/** A page of variants with low stock, or of those that match a text; lowest stock first. At most `lowStockCountMax` are listed. */
export async function listStock(db: Database, { q = '', page, pageSize }: StockQuery) {
  const text = q.replaceAll('\0', '')
  const condition = text === '' ? isScarce : isFound(text)
  const offset = (page - 1) * pageSize
  const [items, total] = await Promise.all([
    matching(db, condition)
      .orderBy(asc(left), asc(variants.sku))
      .limit(Math.max(0, Math.min(pageSize, lowStockCountMax - offset)))
      .offset(Math.min(offset, lowStockCountMax)),
    countUpTo(db, condition, lowStockCountMax)
  ])
  return { items, total, page, pageSize }
}
