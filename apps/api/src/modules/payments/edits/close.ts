import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type StockTransaction, lockVariants, releaseStock, stockTransaction } from '../../catalogue/index.ts'
import {
  type OrderEditRow,
  type OrderRow,
  findEdit,
  lockOrder,
  movedPieces,
  openEditOf,
  piecesOf,
  settleEdit
} from '../../orders/index.ts'
import { editPayments } from '../tables.ts'

/** The job that sees to it that nobody pays for a change that was given up. */
export const endEditJob = 'payments.end-edit'

async function endEditPayment(platform: Platform, tx: Transaction, editId: string): Promise<void> {
  const ended = await tx
    .update(editPayments)
    .set({ state: 'ending' })
    .where(and(eq(editPayments.editId, editId), eq(editPayments.state, 'open')))
    .returning({ editId: editPayments.editId })
  if (ended.length > 0) await platform.jobs.send(endEditJob, { editId }, { tx })
}

/** Gives up an open change of a locked order: what was held for it is free again, and nobody can pay it any more. */
export async function closeEdit(
  platform: Platform,
  tx: StockTransaction,
  edit: OrderEditRow,
  state: 'withdrawn' | 'expired'
): Promise<void> {
  await endEditPayment(platform, tx, edit.id)
  await releaseStock(tx, movedPieces(edit).more, 'firm')
  await settleEdit(platform, tx, edit, state)
}

/** Gives up what waits for its payment of a locked order that ends otherwise. */
export async function giveUpEdit(
  platform: Platform,
  tx: StockTransaction,
  { id }: Pick<OrderRow, 'id'>
): Promise<void> {
  const edit = await openEditOf(tx, id)
  if (!edit) return
  // With those of the order, whose pieces may go back next: every variant is locked in one pass.
  await lockVariants(tx, [...movedPieces(edit).more.keys(), ...(await piecesOf(tx, id)).keys()])
  await closeEdit(platform, tx, edit, 'withdrawn')
}

/** Gives up a change whose time is over. */
export async function expireEdit(platform: Platform, editId: string): Promise<void> {
  await stockTransaction(platform, async (tx) => {
    const known = await findEdit(tx, editId)
    const order = known && (await lockOrder(tx, known.orderId))
    const edit = order && (await findEdit(tx, editId))
    if (edit?.state === 'open' && edit.endsAt !== null && edit.endsAt <= platform.clock.now())
      await closeEdit(platform, tx, edit, 'expired')
  })
}
