import { isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { draftOrders } from './tables.ts'

export const hasDraftOrders = async (db: Pick<Database, '$count'>): Promise<boolean> =>
  (await db.$count(draftOrders, isNull(draftOrders.deletedAt))) > 0

/** Deletes drafts that could still be restored. */
export async function removeDeletedDrafts(tx: Transaction): Promise<void> {
  await tx.delete(draftOrders).where(isNotNull(draftOrders.deletedAt))
}
