import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { ProblemError } from '../../platform/problem.ts'
import { variants } from '../catalogue/index.ts'
import { orders } from '../orders/index.ts'
import { refundOrder, refunds } from '../payments/index.ts'
import { rebuildDailySums } from './daily-sums.ts'
import { designDays, salesDays, soldDays, visitDays } from './tables.ts'

let shop: PaidShop
let adminId: string
beforeEach(async () => {
  shop = await openPaidShop('stripe')
  adminId = (await shop.signUp({ role: 'admin' })).user._id
  await shop.platform.db.update(variants).set({ onHand: 100_000 })
})
afterEach(() => shop.close())

const hours = (count: number) => count * 3600

const kept = async () => {
  const { db } = shop.platform
  const byDay = <Row extends { day: string }>(rows: Row[]) =>
    rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    sales: byDay(await db.select().from(salesDays)),
    sold: byDay(await db.select().from(soldDays)),
    designs: byDay(await db.select().from(designDays))
  }
}

const buy = async (slug = 'plain-tee', pieces = 1) => {
  const checkout = await shop.order(slug, pieces)
  await shop.buy(checkout)
  return checkout
}

let keys = 0
/** A refund by staff. A refused one is ignored. */
const refund = ({ orderId }: { orderId: string }, amount: number) =>
  refundOrder(shop.platform, adminId, {
    orderId,
    key: `days-refund-${(keys += 1)}`,
    request: { amount, lines: [], shipping: false, reason: 'A scratch.', restock: false }
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
  })

const cancel = ({ orderId, orderKey }: { orderId: string; orderKey: string }) =>
  shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: orderId }, query: { key: orderKey } })

/** The bank returns the newest pending refund. */
const failRefund = async (checkout: { orderId: string }) => {
  const open = [...shop.stripe!.books.refunds.values()].findLast(({ status }) => status === 'pending')
  if (!open) return
  shop.stripe!.books.decide(open.id, 'failed')
  await shop.provider.tell(await shop.referenceOf(checkout), { type: 'charge.refund.updated' })
}

test('an order counts on the day it was paid and a refund on the day it was decided, in the time zone of the shop', async () => {
  // British Summer Time: the day ends at 23:00 UTC.
  shop.clock.set(new Date('2026-06-01T22:59:00Z'))
  const checkout = await buy('plain-tee', 2)
  shop.clock.set(new Date('2026-06-01T23:01:00Z'))
  await refund(checkout, 500)
  await buy()
  shop.clock.set(new Date('2026-06-03T10:00:00Z'))
  await shop.tick('reports.keep')
  const { sales, sold } = await kept()
  expect(sales).toMatchObject([
    { day: '2026-06-01', currency: 'USD', timeZone: 'Europe/London', orders: 1, returningOrders: 0, refunds: 0 },
    { day: '2026-06-02', orders: 1, returningOrders: 1, refunds: 500 }
  ])
  expect(sales[0]!.gross).toBe(4590)
  expect(sold).toMatchObject([
    { day: '2026-06-01', pieces: 2, amount: 4000 },
    { day: '2026-06-02', pieces: 1, amount: 2000 }
  ])
})

test('a day on which nothing was sold is kept too, and the day that is not over is not', async () => {
  await buy()
  shop.clock.advance(hours(72))
  await shop.tick('reports.keep')
  expect((await kept()).sales.map(({ day, orders: count }) => [day, count])).toEqual([
    ['2026-06-01', 1],
    ['2026-06-02', 0],
    ['2026-06-03', 0]
  ])
})

test('a refund the bank sends back days later is no refund of its day any more', async () => {
  shop.stripe!.refundsBegin = 'pending'
  const checkout = await buy()
  await refund(checkout, 700)
  shop.clock.advance(hours(72))
  await shop.tick('reports.keep')
  expect((await kept()).sales[0]).toMatchObject({ refunds: 700 })
  await failRefund(checkout)
  await shop.runJobs()
  expect((await kept()).sales[0]).toMatchObject({ refunds: 0 })
})

test('the sums kept after any orders, payments, refunds and cancellations are those a rebuild makes', async () => {
  shop.stripe!.refundsBegin = 'pending'
  const act = fc.oneof(
    fc.record({ pieces: fc.integer({ min: 1, max: 3 }), isPaid: fc.boolean() }),
    fc.record({ amount: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({ wait: fc.integer({ min: 1, max: 40 }) }),
    fc.constant({ cancel: true as const }),
    fc.constant({ fail: true as const }),
    fc.constant({ keep: true as const })
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
      let last = await buy()
      for (const one of acts) {
        if ('pieces' in one) {
          last = await shop.order('plain-tee', one.pieces)
          if (one.isPaid) await shop.buy(last)
        } else if ('amount' in one) await refund(last, one.amount)
        else if ('wait' in one) shop.clock.advance(hours(one.wait))
        else if ('cancel' in one) await cancel(last)
        else if ('fail' in one) await failRefund(last)
        else await shop.tick('reports.keep')
        await shop.runJobs()
      }
      shop.clock.advance(hours(24))
      await shop.tick('reports.keep')
      const before = await kept()
      await rebuildDailySums(shop.platform)
      expect(await kept()).toEqual(before)
      const { db } = shop.platform
      const [paid] = await db
        .select({ orders: sql<number>`count(*)::int`, gross: sql`sum(${orders.total})`.mapWith(Number) })
        .from(orders)
        .where(sql`${orders.paidAt} is not null`)
      const [back] = await db
        .select({ amount: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
        .from(refunds)
        .where(sql`${refunds.state} <> 'failed'`)
      const sum = (pick: (row: (typeof before.sales)[number]) => number) =>
        before.sales.reduce((total, row) => total + pick(row), 0)
      expect([sum((row) => row.orders), sum(({ gross }) => gross), sum((row) => row.refunds)]).toEqual([
        paid!.orders,
        paid!.gross,
        back!.amount
      ])
    }),
    { numRuns: inFull(4, 100) }
  )
}, 1_800_000)

test('sums older than anybody can ask for are deleted', async () => {
  const { db } = shop.platform
  await buy()
  shop.clock.advance(hours(24))
  await shop.tick('reports.keep')
  await db.insert(visitDays).values({ day: '2026-06-01', step: 'visit', count: 3 })
  shop.clock.advance(hours(24 * 1831))
  await shop.tick('reports.clear')
  expect([await kept(), await db.$count(visitDays)]).toEqual([{ sales: [], sold: [], designs: [] }, 0])
})
