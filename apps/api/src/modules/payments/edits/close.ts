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

/** Job that cancels the payment of a closed edit at the provider. */
export const endEditJob = 'payments.end-edit'

async function endEditPayment(platform: Platform, tx: Transaction, editId: string): Promise<void> {
  const ended = await tx
    .update(editPayments)
    .set({ state: 'ending' })
    .where(and(eq(editPayments.editId, editId), eq(editPayments.state, 'open')))
    .returning({ editId: editPayments.editId })
  if (ended.length > 0) await platform.jobs.send(endEditJob, { editId }, { tx })
}

/** Closes an open edit of a locked order: releases its reservations and cancels its payment. */
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

/** Closes the pending edit of a locked order that ends for another reason. */
export async function giveUpEdit(
  platform: Platform,
  tx: StockTransaction,
  { id }: Pick<OrderRow, 'id'>
): Promise<void> {
  const edit = await openEditOf(tx, id)
  if (!edit) return
  // Together with those of the order, whose pieces may be returned next: every variant is locked in one pass.
  await lockVariants(tx, [...movedPieces(edit).more.keys(), ...(await piecesOf(tx, id)).keys()])
  await closeEdit(platform, tx, edit, 'withdrawn')
}

/** Closes an expired edit. */
export async function expireEdit(platform: Platform, editId: string): Promise<void> {
  await stockTransaction(platform, async (tx) => {
    const known = await findEdit(tx, editId)
    const order = known && (await lockOrder(tx, known.orderId))
    const edit = order && (await findEdit(tx, editId))
    if (edit?.state === 'open' && edit.endsAt !== null && edit.endsAt <= platform.clock.now())
      await closeEdit(platform, tx, edit, 'expired')
  })
}
