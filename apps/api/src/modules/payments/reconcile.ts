import { m } from '@motif/messages/server'
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import PQueue from 'p-queue'
import { idBatches } from '../../platform/id-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { lockOrder, orders } from '../orders/index.ts'
import { cancelLocked, releaseUnpaid } from './cancel.ts'
import { expireEdit } from './edits/close.ts'
import { cancelEditAtProvider, syncEditPayment } from './edits/payment.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { carryOut } from './refunds.ts'
import { syncPayment } from './provider-events.ts'
import { editPayments, payments, refunds } from './tables.ts'

/** Rows read per batch. */
const batch = 500

/** Concurrent requests to the provider: a run ends in time, and stays below the provider's rate limit. */
const concurrency = 8

/** Hours after which an unpaid order is cancelled. */
const abandonAfterHours = 24

/** Runs work for each item, several at a time. Failures are logged and retried in the next run. */
async function forEach<Item>(
  platform: Platform,
  items: readonly Item[],
  what: string,
  work: (item: Item) => Promise<unknown>
): Promise<void> {
  await new PQueue({ concurrency }).addAll(
    items.map((item) => async () => {
      try {
        await work(item)
      } catch (error) {
        platform.log.error({ err: error }, `the reconciler could not ${what}`)
      }
    })
  )
}

/** Asks the provider about every unpaid order, and completes what a crash or a lost webhook left. */
async function finishPaid(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: orders.id, payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(eq(orders.status, 'pending'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch)
  for await (const waiting of idBatches(read))
    await forEach(platform, waiting, 'ask about a payment', ({ payment }) => syncPayment(platform, payment))
}

async function giveUp(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - abandonAfterHours * 3_600_000)
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
      if (order?.status === 'pending')
        await cancelLocked(platform, tx, order, {
          by: 'system',
          note: m.mail_order_note_not_paid(),
          isSilent: true
        })
    })
  for await (const old of idBatches(read)) for (const { id } of old) await cancel(id)
}

/** Requests due refunds, and checks pending ones. */
async function followRefunds(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: refunds.id, state: refunds.state, payment: payments, ofEdit: editPayments })
      .from(refunds)
      .innerJoin(payments, eq(payments.orderId, refunds.orderId))
      .leftJoin(editPayments, eq(editPayments.editId, refunds.toEditPayment))
      .where(and(inArray(refunds.state, ['due', 'pending']), gt(refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(batch)
  for await (const unsettled of idBatches(read))
    await forEach(platform, unsettled, 'follow a refund', ({ id, state, payment, ofEdit }) =>
      state === 'due' ? carryOut(platform, id) : syncPayment(platform, ofEdit ?? payment)
    )
}

/** Cancels the payments of cancelled orders at the provider. */
async function endUnpaid(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: payments.orderId })
      .from(payments)
      .where(and(eq(payments.state, 'ending'), gt(payments.orderId, after)))
      .orderBy(asc(payments.orderId))
      .limit(batch)
  for await (const ending of idBatches(read))
    await forEach(platform, ending, 'end a payment', ({ id }) => cancelAtProvider(platform, id))
}

/** Asks the provider about pending edits, and closes expired ones. */
async function followEdits(platform: Platform): Promise<void> {
  const read = (after: string) =>
    platform.db
      .select({ id: editPayments.editId, state: editPayments.state })
      .from(editPayments)
      .where(and(inArray(editPayments.state, ['open', 'ending']), gt(editPayments.editId, after)))
      .orderBy(asc(editPayments.editId))
      .limit(batch)
  for await (const unsettled of idBatches(read))
    await forEach(platform, unsettled, 'follow a change of an order', async ({ id, state }) => {
      if (state === 'ending') return cancelEditAtProvider(platform, id)
      await syncEditPayment(platform, id)
      await expireEdit(platform, id)
    })
}

/** Reconciles orders, stock and payments. Paid orders are completed before any reservation is released. */
export async function reconcile(platform: Platform): Promise<void> {
  await finishPaid(platform)
  await releaseUnpaid(platform)
  await giveUp(platform)
  await endUnpaid(platform)
  await followEdits(platform)
  await followRefunds(platform)
}
