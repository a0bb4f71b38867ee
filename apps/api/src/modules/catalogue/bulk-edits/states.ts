import type { BulkEditAction, BulkEditTarget } from '@motif/contract'
import { bulkEditLimits } from '@motif/contract/bulk-edit-rules'
import { createHash } from 'node:crypto'
import { type SQL, and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { isNamed, variantsOfSku } from '../has-text.ts'
import { slugsWithSubcategories } from '../lookups.ts'
import { narrowProducts } from '../narrow-products.ts'
import { writtenPrices } from '../sale.ts'
import { unfinishedProducts } from '../staff-products.ts'
import { products, variants } from '../tables.ts'
import type { ProductState } from './plan.ts'

async function targetCondition(
  db: Database | Transaction,
  target: BulkEditTarget,
  now: Date
): Promise<SQL | undefined> {
  if (target.kind === 'chosen') return inArray(products.id, target.ids)
  const { q: text = '', status, category, ...narrowing } = target.filter
  const q = text.replaceAll('\0', '')
  return and(
    status === undefined ? undefined : eq(products.status, status),
    category === undefined ? undefined : inArray(products.category, await slugsWithSubcategories(db, [category])),
    narrowProducts(narrowing, now)?.which,
    q === ''
      ? undefined
      : or(
          isNamed(q),
          eq(products.slug, q.toLowerCase()),
          sql`${products.id} in (${variantsOfSku(q, variants.productId)})`
        )
  )
}

/** Ids of the products of a target, in a fixed order. Refused with `bulk-edit-over-limit`. */
export async function targetIds(
  { clock }: Pick<Platform, 'clock'>,
  db: Database | Transaction,
  target: BulkEditTarget
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(await targetCondition(db, target, clock.now()))
    .orderBy(asc(products.number))
    .limit(bulkEditLimits.products + 1)
  if (rows.length > bulkEditLimits.products)
    throw new ProblemError('bulk-edit-over-limit', { params: { count: bulkEditLimits.products } })
  return rows.map(({ id }) => id)
}

/**
 * What an edit reads of a variant. Stock is left out where prices change, and held pieces always: in a busy shop every preview would be outdated.
 * Each batch checks them anyway.
 */
const variantDigest = (kind: BulkEditAction['kind']): SQL => sql`concat_ws(' ', ${variants.id}, ${variants.isWithdrawn},
  coalesce(${variants.regularPrice}, ${variants.price}), coalesce(${variants.salePrice}, -1),
  coalesce(extract(epoch from ${variants.saleFrom}), -1), coalesce(extract(epoch from ${variants.saleUntil}), -1),
  ${kind === 'add-stock' || kind === 'set-stock' ? variants.onHand : sql`null`})`

/**
 * Hash of products, their revisions and their variants; another one if the edit is about others, or one changed. The database returns one digest
 * a product, however many variants it has.
 */
export async function hashOfProducts(
  db: Database | Transaction,
  ids: readonly string[],
  { kind }: Pick<BulkEditAction, 'kind'>
): Promise<string> {
  const { rows } = await db.execute(sql`
    select ${products.id}, ${products.revision}, (
      select md5(string_agg(${variantDigest(kind)}, ',' order by ${variants.id}))
      from ${variants} where ${variants.productId} = ${products.id}
    ) as variants
    from ${products} where ${products.id} = any(${sql.param([...ids])}::text[]) order by ${products.number}`)
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}

/** Locks products, then their variants, each in the order of the ids. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.id))
    .for('no key update')
}

/** Products as an edit sees them, in the order of the ids; missing ones are left out. */
export async function productStates(db: Database | Transaction, ids: readonly string[]): Promise<ProductState[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id, name: products.name, category: products.category, status: products.status })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const variantRows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id))
  const unfinished = await unfinishedProducts(db, ids)
  const variantsOf = Map.groupBy(variantRows, ({ productId }) => productId)
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    if (!row) return []
    return [
      {
        ...row,
        isUnfinished: unfinished.has(id),
        variants: (variantsOf.get(id) ?? []).map((variant) => ({
          id: variant.id,
          sku: variant.sku,
          ...writtenPrices(variant),
          onHand: variant.onHand,
          held: variant.reserved + variant.soft,
          isWithdrawn: variant.isWithdrawn
        }))
      }
    ]
  })
}
