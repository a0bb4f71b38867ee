import { m } from '@motif/messages/server'
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import PQueue from 'p-queue'
import type { Platform } from '../../platform/platform.ts'
import { idleSeconds, secondsUntilYield, orderLines, orders, underWayMinutes } from '../orders/index.ts'
import { type Missing, stockTransaction } from '../catalogue/index.ts'
import { applyPayment } from './apply-payment.ts'
import { providerNamed } from './providers.ts'
import { type PaymentRow, isBegun, payments } from './tables.ts'

/** Largest number of orders checked per run. */
const ordersPerRunMax = 40

export interface ReclaimResult {
  /** At least one order was cancelled, so a retry may succeed. */
  isMade: boolean
  /** Seconds until further orders may be cancelled that still reserve pieces shown as in stock. */
  retryAfter: number | undefined
}

export interface StockShortage {
  missing: Missing
  cartId: string
  /** A large order, or one after many unpaid ones, only takes from orders idle for a while, so that such orders do not cancel each other. */
  isGreedy?: boolean
}

interface ReclaimQueue {
  /** Successful runs. */
  made: number
  queue: PQueue
}

const queues = new WeakMap<object, ReclaimQueue>()

/**
 * Cancels idle unpaid orders whose pieces a paying buyer needs, in the order in which they yield. The provider is told before the stock is
 * released, so nobody can pay for a cancelled order. Runs outside of transactions, one request after another: after a wait there may be enough
 * stock.
 */
export async function reclaimStock(platform: Platform, need: StockShortage): Promise<ReclaimResult> {
  const turn = queues.get(platform.db) ?? { made: 0, queue: new PQueue({ concurrency: 1 }) }
  queues.set(platform.db, turn)
  const { made } = turn
  return turn.queue.add(async () => {
    if (turn.made > made) return { isMade: true, retryAfter: undefined }
    const room = await endIdleOrders(platform, need)
    if (room.isMade) turn.made += 1
    return room
  })
}

async function endIdleOrders(
  platform: Platform,
  { missing, cartId, isGreedy = false }: StockShortage
): Promise<ReclaimResult> {
  const { db, clock } = platform
  const left = new Map(missing)
  const rows = await db
    .select({
      id: orders.id,
      hold: orders.hold,
      placedAt: orders.placedAt,
      yieldsAt: sql<Date>`${orders.yieldsAt}`.mapWith(orders.yieldsAt),
      payment: payments,
      variantId: orderLines.variantId,
      quantity: orderLines.quantity
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        inArray(orderLines.variantId, [...missing.keys()]),
        eq(orders.status, 'pending'),
        eq(orders.stock, 'held'),
        isNotNull(orders.yieldsAt),
        ne(orders.cartId, cartId)
      )
    )
    .orderBy(asc(orders.yieldsAt), asc(orders.id))
    .limit(1000)
  const holders = Map.groupBy(rows, ({ id }) => id)
  let [isMade, askedCount, retryAfter] = [false, 0, undefined as number | undefined]
  for (const lines of holders.values()) {
    const [order] = lines
    if (!order || !lines.some(({ variantId }) => (left.get(variantId) ?? 0) > 0)) continue
    const wait = isGreedy
      ? secondsUntilYield(platform, {
          yieldsAt: new Date(Math.max(order.yieldsAt.getTime(), order.placedAt.getTime() + idleSeconds * 1000))
        })
      : secondsUntilYield(platform, order)
    if (wait > 0) {
      if (order.hold === 'soft') retryAfter = Math.min(retryAfter ?? wait, wait)
      continue
    }
    if (askedCount >= ordersPerRunMax) break
    askedCount += 1
    if (!(await endUnpaidOrder(platform, order, clock.now()))) continue
    isMade = true
    for (const { variantId, quantity } of lines) left.set(variantId, (left.get(variantId) ?? 0) - quantity)
  }
  return { isMade, retryAfter }
}

/** Cancels an unpaid order at its provider, then here. Returns false if it is paid or being paid. */
export async function endUnpaidOrder(
  platform: Platform,
  { payment, yieldsAt }: { payment: PaymentRow; yieldsAt: Date },
  now: Date
): Promise<boolean> {
  // A payment that is being created must not be cancelled.
  if (!isBegun(payment)) return false
  const { reference } = payment
  try {
    const provider = providerNamed(platform, payment.provider)
    const seen = await provider.retrieve(reference)
    if (seen?.status === 'open' && seen.isUnderWay && now.getTime() - yieldsAt.getTime() < underWayMinutes * 60_000)
      return false
    const ended = seen === undefined || seen.status === 'open' ? await provider.cancel(reference) : seen
    if (ended.status === 'open') return false
    await stockTransaction(platform, (tx) =>
      applyPayment(platform, tx, ended, {
        isLast: true,
        note: m.mail_order_note_gave_way()
      })
    )
    return ended.status === 'cancelled'
  } catch (error) {
    // Another order may yield in its place.
    platform.log.warn({ err: error, orderId: payment.orderId }, 'an unpaid order could not give way')
    return false
  }
}
