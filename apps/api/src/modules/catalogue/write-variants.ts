import type { ProductInput } from '@motif/contract'
import { onHandMax } from '@motif/contract/stock-rules'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError, type WrongMember } from '../../platform/problem.ts'
import { combinationOf } from './product-rules.ts'
import { pricesOf } from './sale.ts'
import { variants } from './tables.ts'

type Row = typeof variants.$inferSelect
type Wish = ProductInput['variants'][number]

/** Matches each input to a row: by option combination, else by SKU. */
function matched(known: readonly Row[], wishes: readonly Wish[]): (Row | undefined)[] {
  const left = new Set(known)
  const take = (fits: (row: Row) => boolean) => {
    const row = [...left].find(fits)
    if (row) left.delete(row)
    return row
  }
  const byCombination = wishes.map(({ options }) => {
    const wanted = combinationOf(options)
    return take((row) => combinationOf(row.options) === wanted)
  })
  return wishes.map(({ sku }, index) => byCombination[index] ?? take((row) => row.sku === sku))
}

async function refuseTakenSkus(tx: Transaction, productId: string, wishes: readonly Wish[]): Promise<void> {
  const taken = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        inArray(
          variants.sku,
          wishes.map(({ sku }) => sku)
        ),
        ne(variants.productId, productId)
      )
    )
  const skus = new Set(taken.map(({ sku }) => sku))
  const errors = wishes.flatMap(({ sku }, index) => (skus.has(sku) ? [{ pointer: `/variants/${index}/sku` }] : []))
  const [first] = taken
  if (first) throw new ProblemError('sku-taken', { params: { sku: first.sku }, errors })
}

/** Pieces on hand after the change; undefined if it leaves them alone. */
const resultingOnHand = ({ onHand, onHandBefore }: Wish, row: Row | undefined): number | undefined =>
  onHand === undefined || onHandBefore === undefined || row === undefined
    ? onHand
    : Math.min(row.onHand + onHand - onHandBefore, onHandMax)

/** Reserved pieces exist, whatever was counted. */
function refuseTooFew(pairs: readonly { wish: Wish; row: Row | undefined }[]): void {
  const errors = pairs.flatMap(({ wish, row }, index): WrongMember[] => {
    const held = row ? row.reserved + row.soft : 0
    const onHand = resultingOnHand(wish, row)
    return onHand !== undefined && onHand < held
      ? [{ pointer: `/variants/${index}/onHand`, reason: 'stock-below-held', params: { held } }]
      : []
  })
  const [first] = errors
  if (first) throw new ProblemError('product-invalid', { errors })
}

/**
 * Updates the variants of a product. An omitted one is withdrawn, so that carts, orders and designs keep it; if it was never on sale it is deleted.
 * Returns what was written.
 */
export async function writeVariants(
  tx: Transaction,
  { randomId, clock }: Pick<Platform, 'randomId' | 'clock'>,
  { id: productId, wasShown }: { id: string; wasShown: boolean },
  wishes: readonly Wish[]
): Promise<Wish[]> {
  await refuseTakenSkus(tx, productId, wishes)
  const known = await tx
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(variants.id)
    .for('no key update')
  const rows = matched(known, wishes)
  const pairs = wishes.map((wish, index) => ({ wish, row: rows[index] }))
  refuseTooFew(pairs)
  const left = known.filter((row) => !rows.includes(row))
  const leftIds = left.map(({ id }) => id)
  if (leftIds.length > 0)
    await (wasShown
      ? tx.update(variants).set({ isWithdrawn: true }).where(inArray(variants.id, leftIds))
      : tx.delete(variants).where(inArray(variants.id, leftIds)))
  // Two variants may swap values, so unique columns are cleared first.
  for (const { wish, row } of pairs)
    if (row && (row.sku !== wish.sku || combinationOf(row.options) !== combinationOf(wish.options)))
      await tx
        .update(variants)
        .set({ sku: `moving ${row.id}`, options: { moving: row.id } })
        .where(eq(variants.id, row.id))
  const now = clock.now()
  const added: (typeof variants.$inferInsert)[] = []
  const written: Wish[] = []
  for (const [position, { wish, row }] of pairs.entries()) {
    const { sku, options, weightGrams, isWithdrawn } = wish
    const { onHandBefore: _, ...rest } = wish
    const onHand = resultingOnHand(wish, row) ?? row?.onHand ?? 0
    const fields = { sku, options, ...pricesOf(wish, now), weightGrams, isWithdrawn, onHand, position }
    if (row) await tx.update(variants).set(fields).where(eq(variants.id, row.id))
    else added.push({ ...fields, id: randomId(9), productId })
    written.push({ ...rest, onHand })
  }
  if (added.length > 0) await tx.insert(variants).values(added)
  return written
}
