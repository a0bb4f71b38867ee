import type { BulkEdit, BulkEditRequest } from '@motif/contract'
import { bulkEditLimits } from '@motif/contract/bulk-edit-rules'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../../platform/clear-rows.ts'
import { lockFor } from '../../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { bulkEditProducts, bulkEdits, isUnfinishedEdit, products } from '../tables.ts'
import { holdCurrency } from '../../pricing/index.ts'
import { checkCategory, namedOf } from './preview.ts'
import { bulkEditJob, runBatch } from './run.ts'
import { hashOfProducts, targetIds } from './states.ts'

/** Batches done before the response; a job does the rest. */
const batchesAtOnce = 2

type Edit = typeof bulkEdits.$inferSelect

async function namedIn(db: Database, editId: string, state: 'refused' | 'kept', count: number) {
  if (count === 0) return namedOf(0, [])
  const rows = await db
    .select({ name: bulkEditProducts.name, refusal: bulkEditProducts.refusal })
    .from(bulkEditProducts)
    .where(and(eq(bulkEditProducts.editId, editId), eq(bulkEditProducts.state, state)))
    .orderBy(asc(bulkEditProducts.position))
    .limit(bulkEditLimits.named)
  return namedOf(
    count,
    rows.flatMap(({ name, refusal }) => (refusal ? [{ name, refusal }] : []))
  )
}

/** Progress and outcome of an edit. Refused with `bulk-edit-not-found`. */
export async function readBulkEdit({ db }: Pick<Platform, 'db'>, id: string): Promise<BulkEdit> {
  const [edit] = await db.select().from(bulkEdits).where(eq(bulkEdits.id, id))
  if (!edit) throw new ProblemError('bulk-edit-not-found')
  const counted = await db
    .select({ state: bulkEditProducts.state, count: sql<number>`count(*)::int` })
    .from(bulkEditProducts)
    .where(eq(bulkEditProducts.editId, id))
    .groupBy(bulkEditProducts.state)
  const counts = new Map(counted.map(({ state, count }) => [state, count]))
  const of = (state: (typeof counted)[number]['state']) => counts.get(state) ?? 0
  const restored = of('undone') + of('kept')
  const isUndo = edit.state === 'undoing' || edit.state === 'undone'
  const changed = of('changed') + restored
  return {
    id,
    state: edit.state,
    products: edit.products,
    done: isUndo ? restored : edit.products - of('waiting'),
    toDo: isUndo ? changed : edit.products,
    changed,
    refused: await namedIn(db, id, 'refused', of('refused')),
    kept: await namedIn(db, id, 'kept', of('kept'))
  }
}

/** Does the first batches, and queues a job for the rest. */
async function start(platform: Platform, id: string): Promise<BulkEdit> {
  let isOver = false
  for (let count = 0; count < batchesAtOnce && !isOver; count++) isOver = await runBatch(platform, id)
  if (!isOver) await platform.jobs.send(bulkEditJob, { editId: id })
  return readBulkEdit(platform, id)
}

const editByKey = async (tx: Transaction, adminId: string, key: string): Promise<Edit | undefined> => {
  const [known] = await tx
    .select()
    .from(bulkEdits)
    .where(and(eq(bulkEdits.adminId, adminId), eq(bulkEdits.key, key)))
  return known
}

/**
 * Begins an edit; the same key continues the same one. Refused with `bulk-edit-outdated` if other products match than in the preview, or one was
 * changed since, `bulk-edits-over-limit`, `bulk-edit-over-limit` and `category-unknown`.
 */
export async function beginBulkEdit(
  platform: Platform,
  adminId: string,
  {
    target,
    action,
    key,
    products: expected,
    hash
  }: BulkEditRequest & { key: string; products: number; hash?: string | undefined }
): Promise<BulkEdit> {
  const id = await platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    await lockFor(tx, 'bulkEdits')
    const known = await editByKey(tx, adminId, key)
    if (known) return known.id
    const running = await tx.$count(bulkEdits, isUnfinishedEdit)
    if (running >= bulkEditLimits.unfinished)
      throw new ProblemError('bulk-edits-over-limit', { params: { max: bulkEditLimits.unfinished } })
    await checkCategory(tx, action)
    const ids = await targetIds(platform, tx, target)
    const isOutdated =
      ids.length !== expected || (hash !== undefined && hash !== (await hashOfProducts(tx, ids, action)))
    if (isOutdated) throw new ProblemError('bulk-edit-outdated')
    const editId = platform.randomId(12)
    const startedAt = platform.clock.now()
    await tx
      .insert(bulkEdits)
      .values({ id: editId, adminId, key, action, state: 'running', products: ids.length, startedAt })
    const counted =
      action.kind === 'set-stock'
        ? sql`(select jsonb_object_agg(id, on_hand) from variants where product_id = ${products.id})`
        : sql`null::jsonb`
    await tx.execute(sql`
      insert into ${bulkEditProducts} (edit_id, product_id, name, position, state, counted)
      select ${editId}, ${products.id}, ${products.name}, given.position, 'waiting', ${counted}
      from unnest(${sql.param(ids)}::text[]) with ordinality as given(id, position)
      join ${products} on ${products.id} = given.id`)
    return editId
  })
  return start(platform, id)
}

/** Restores what an edit changed, except what was changed since. Refused with `bulk-edit-not-found` and `bulk-edit-unfinished`. */
export async function undoBulkEdit(platform: Platform, adminId: string, id: string): Promise<BulkEdit> {
  await platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const [edit] = await tx.select().from(bulkEdits).where(eq(bulkEdits.id, id)).for('update')
    if (!edit) throw new ProblemError('bulk-edit-not-found')
    if (edit.state === 'running') throw new ProblemError('bulk-edit-unfinished')
    if (edit.state !== 'done') return
    await tx
      .update(bulkEdits)
      .set({ state: 'undoing', undoneBy: adminId, startedAt: platform.clock.now(), finishedAt: null })
      .where(eq(bulkEdits.id, id))
  })
  return start(platform, id)
}

/** Retention of edits, for undo. */
const retentionMs = 7 * 86_400_000

export const clearBulkEdits = async (platform: Platform): Promise<void> => {
  const before = new Date(platform.clock.now().getTime() - retentionMs)
  await deleteRows(platform, bulkEdits, lt(bulkEdits.finishedAt, before))
}
