import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal-sentences.ts'
import { catalogueChanged } from '../cache.ts'
import { bulkEditProducts, bulkEdits, isUnfinishedEdit, variants } from '../tables.ts'
import { type ProductState, hasChange, planEdit, planUndo } from './plan.ts'
import { hasCategory } from './preview.ts'
import { lockProducts, productStates } from './states.ts'
import { writeChange } from './write.ts'

export const bulkEditJob = 'catalogue.bulk-edit'

/** Products and variants per transaction, at most; one product may have more variants. Checkouts of these wait for its end. */
const batch = 50
const variantsMax = 500

/** Milliseconds a job works before it queues the rest. */
const sliceMs = 30_000

type Edit = typeof bulkEdits.$inferSelect
type EditRow = typeof bulkEditProducts.$inferSelect
type Outcome = Pick<EditRow, 'state'> & Partial<Pick<EditRow, 'change' | 'refusal'>>

const gone: Refusal = { reason: 'product-not-found' }
const noCategory: Refusal = { reason: 'category-unknown' }

async function editProduct(
  tx: Transaction,
  platform: Platform,
  { adminId, action }: Edit,
  row: EditRow,
  product: ProductState | undefined
): Promise<Outcome> {
  if (!product) return { state: 'refused', refusal: gone }
  // It may have been deleted since the edit began.
  if (action.kind === 'category' && !(await hasCategory(tx, action.category)))
    return { state: 'refused', refusal: noCategory }
  const { change, refusal } = planEdit(product, action, {
    decimals: platform.shop.currency.decimals,
    counted: row.counted
  })
  if (refusal) return { state: 'refused', refusal }
  if (!hasChange(change)) return { state: 'unchanged' }
  await writeChange(tx, platform, adminId, product, change)
  return { state: 'changed', change }
}

async function restoreProduct(
  tx: Transaction,
  platform: Platform,
  { undoneBy, adminId }: Edit,
  { change: done }: EditRow,
  product: ProductState | undefined
): Promise<Outcome> {
  if (!product || !done) return { state: 'kept', refusal: gone }
  const category = done.product?.from.category
  if (category !== undefined && !(await hasCategory(tx, category))) return { state: 'kept', refusal: noCategory }
  const { change, isKept } = planUndo(product, done)
  if (hasChange(change)) await writeChange(tx, platform, undoneBy ?? adminId, product, change)
  return isKept ? { state: 'kept', refusal: { reason: 'product-changed-since' } } : { state: 'undone' }
}

/** The first rows whose products have no more than `variantsMax` variants together, but at least one. */
async function withFewVariants(tx: Transaction, rows: readonly EditRow[]): Promise<EditRow[]> {
  const ids = rows.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const counted = await tx
    .select({ id: variants.productId, count: count() })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .groupBy(variants.productId)
  const counts = new Map(counted.map(({ id, count: found }) => [id, found]))
  let sum = 0
  return rows.filter(({ productId }, index) => (sum += counts.get(productId) ?? 0) <= variantsMax || index === 0)
}

/** A batch of an edit or of its undo in one transaction. Returns whether nothing is left, or another server works on it. */
export async function runBatch(platform: Platform, id: string): Promise<boolean> {
  const isOver = await platform.db.transaction(async (tx) => {
    // Its lock lets one server at a time work on an edit. The others leave it.
    const [edit] = await tx.select().from(bulkEdits).where(eq(bulkEdits.id, id)).for('update', { skipLocked: true })
    if (!edit || edit.state === 'done' || edit.state === 'undone') return true
    const isUndo = edit.state === 'undoing'
    const found = await tx
      .select()
      .from(bulkEditProducts)
      .where(and(eq(bulkEditProducts.editId, id), eq(bulkEditProducts.state, isUndo ? 'changed' : 'waiting')))
      .orderBy(asc(bulkEditProducts.position))
      .limit(batch)
    const rows = await withFewVariants(tx, found)
    const ids = rows.map(({ productId }) => productId)
    if (ids.length > 0) await lockProducts(tx, ids)
    const states = new Map((await productStates(tx, ids)).map((state) => [state.id, state]))
    for (const row of rows) {
      const work = isUndo ? restoreProduct : editProduct
      const outcome = await work(tx, platform, edit, row, states.get(row.productId))
      await tx
        .update(bulkEditProducts)
        .set(outcome)
        .where(and(eq(bulkEditProducts.editId, id), eq(bulkEditProducts.productId, row.productId)))
    }
    if (found.length === batch || rows.length < found.length) return false
    await tx
      .update(bulkEdits)
      .set({ state: isUndo ? 'undone' : 'done', finishedAt: platform.clock.now() })
      .where(eq(bulkEdits.id, id))
    return true
  })
  catalogueChanged(platform)
  return isOver
}

/** Works on an edit for a time. Idempotent and safe on several servers. */
export async function runBulkEdit(platform: Platform, id: string): Promise<void> {
  const began = performance.now()
  while (!(await runBatch(platform, id)))
    if (performance.now() - began > sliceMs) {
      await platform.jobs.send(bulkEditJob, { editId: id })
      return
    }
}

/** Continues edits whose job was lost. */
export async function continueBulkEdits(platform: Platform): Promise<void> {
  const rows = await platform.db
    .select({ id: bulkEdits.id })
    .from(bulkEdits)
    .where(
      and(isUnfinishedEdit, sql`${bulkEdits.startedAt} < ${new Date(platform.clock.now().getTime() - 2 * sliceMs)}`)
    )
    .limit(10)
  for (const { id } of rows)
    await runBulkEdit(platform, id).catch((error: unknown) =>
      platform.log.error({ err: error, editId: id }, 'a bulk edit stopped and will be tried again')
    )
}
