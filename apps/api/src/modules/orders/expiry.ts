import { and, asc, eq, gt, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { idBatches } from '../../platform/id-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import { releaseStock, makeHoldSoft, stockTransaction } from '../catalogue/index.ts'
import { orders } from './tables.ts'
import { lockOrder, piecesOf } from './transitions.ts'

/** Rows read per batch. */
const batch = 500

/** Releases the reservations of expired orders, with `alsoRelease` in the same transaction. Returns the number of orders. */
export async function releaseExpired(
  platform: Platform,
  alsoRelease: (tx: Transaction, orderId: string) => Promise<void>
): Promise<number> {
  const { db, clock } = platform
  const isExpired = and(eq(orders.status, 'pending'), eq(orders.stock, 'held'), lt(orders.reservedUntil, clock.now()))
  let released = 0
  for await (const expired of idBatches((after) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isExpired, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch)
  )) {
    for (const { id } of expired) {
      await stockTransaction(platform, async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.status !== 'pending' || order.stock !== 'held' || order.reservedUntil >= clock.now()) return
        await releaseStock(tx, await piecesOf(tx, id), order.hold)
        await tx.update(orders).set({ stock: 'released' }).where(eq(orders.id, id))
        await alsoRelease(tx, id)
        released += 1
      })
    }
  }
  return released
}

/** Makes firm holds of idle unpaid orders soft: their pieces show as in stock again, and whoever pays first gets them. */
export async function softenIdleHolds(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const isIdle = and(
    eq(orders.status, 'pending'),
    eq(orders.stock, 'held'),
    eq(orders.hold, 'firm'),
    lte(orders.yieldsAt, clock.now())
  )
  for await (const idle of idBatches((after) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isIdle, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch)
  )) {
    for (const { id } of idle) {
      await stockTransaction(platform, async (tx) => {
        const order = await lockOrder(tx, id)
        if (
          order?.status !== 'pending' ||
          order.stock !== 'held' ||
          order.hold !== 'firm' ||
          order.yieldsAt === null ||
          order.yieldsAt > clock.now()
        )
          return
        await makeHoldSoft(tx, await piecesOf(tx, id))
        await tx.update(orders).set({ hold: 'soft' }).where(eq(orders.id, id))
      })
    }
  }
}

/** Networks of orders are needed for limits only, and for a day. */
export async function deleteNetworks({ db, clock }: Platform): Promise<void> {
  const isOld = and(isNotNull(orders.network), lt(orders.placedAt, new Date(clock.now().getTime() - 86_400_000)))
  for (;;) {
    // A locked row has its turn the next night.
    const some = db.select({ id: orders.id }).from(orders).where(isOld).limit(batch).for('update', { skipLocked: true })
    const { rowCount } = await db.update(orders).set({ network: null }).where(inArray(orders.id, some))
    if ((rowCount ?? 0) < batch) return
  }
}
