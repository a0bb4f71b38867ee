import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { endAtProvider } from '../payments/end.ts'
import { carryOut } from '../payments/refunds.ts'
import { lookAt } from '../payments/settle.ts'
import { payments, refunds } from '../payments/tables.ts'
import { cancelLocked, lockOrder, piecesOf } from './moves.ts'
import { releaseStock, stockTransaction } from './stock.ts'
import { orders } from './tables.ts'

/** Rows read at a time. */
const batch = 500

/** Questions to the provider at a time: a run ends in good time, and no limit of the provider's is met. */
const atOnce = 8

/** An order nobody paid for this long is given up. */
const givenUpHours = 24

/** Every row of a list in the order of its ids, a batch at a time: many that stay as they are never hide those behind them. */
async function* every<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** Gives back what was held for orders whose time is over. Tells how many. */
export async function releaseExpired(platform: Platform): Promise<number> {
  const { db, clock } = platform
  const isExpired = and(eq(orders.status, 'pending'), eq(orders.stock, 'held'), lt(orders.reservedUntil, clock.now()))
  let released = 0
  for await (const expired of every((after) => db.select({ id: orders.id }).from(orders).where(and(isExpired, gt(orders.id, after))).orderBy(asc(orders.id)).limit(batch))) {
    for (const { id } of expired) {
      await stockTransaction(platform, async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.status !== 'pending' || order.stock !== 'held' || order.reservedUntil >= clock.now()) return
        await releaseStock(tx, await piecesOf(tx, id))
        await tx.update(orders).set({ stock: 'released' }).where(eq(orders.id, id))
        released += 1
      })
    }
  }
  return released
}

/** Does a piece of work for each, several at a time. One that fails is written to the log and waits for the next run. */
async function forEach<Item>(platform: Platform, items: readonly Item[], what: string, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        platform.log.error({ err: error }, `the reconciler could not ${what}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

/** Asks the provider about every order that still waits, and finishes what a crash or a lost webhook left. */
async function finishPaid(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: orders.id, payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(eq(orders.status, 'pending'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch)
  for await (const waiting of every(read)) await forEach(platform, waiting, 'ask about a payment', ({ payment }) => lookAt(platform, payment))
}

async function giveUp(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - givenUpHours * 3_600_000)
  const read = (after: string) =>
    platform.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'pending'), lt(orders.placedAt, before), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch)
  const cancel = (id: string) =>
    stockTransaction(platform, async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.status === 'pending') await cancelLocked(platform, tx, order, { by: 'system', note: 'Nobody paid for it within a day.', isSilent: true })
    })
  for await (const old of every(read)) for (const { id } of old) await cancel(id)
}

/** Money on its way back: what is due is asked for, and what the bank has not done yet is looked at. */
async function followRefunds(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: refunds.id, state: refunds.state, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.orderId, refunds.orderId))
      .where(and(inArray(refunds.state, ['due', 'pending']), gt(refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(batch)
  for await (const unsettled of every(read)) await forEach(platform, unsettled, 'follow a refund', ({ id, state, payment }) => (state === 'due' ? carryOut(platform, id) : lookAt(platform, payment)))
}

/** Payments of orders that were given up: nobody may pay them any more. */
async function endUnpaid(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: payments.orderId })
      .from(payments)
      .where(and(eq(payments.state, 'ending'), gt(payments.orderId, after)))
      .orderBy(asc(payments.orderId))
      .limit(batch)
  for await (const ending of every(read)) await forEach(platform, ending, 'end a payment', ({ id }) => endAtProvider(platform, id))
}

/** Brings orders, stock and payments back together. Paid orders are finished before anything of theirs is released. */
export async function reconcile(platform: Platform): Promise<void> {
  await finishPaid(platform)
  await releaseExpired(platform)
  await giveUp(platform)
  await endUnpaid(platform)
  await followRefunds(platform)
}
