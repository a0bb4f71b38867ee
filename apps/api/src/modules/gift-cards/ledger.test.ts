import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { ProblemError } from '../../platform/problem.ts'
import { refundOrder } from '../payments/index.ts'
import { issueGiftCards } from './issue.ts'
import { endGiftCards } from './ledger.ts'
import { giftCards } from './tables.ts'

let shop: PaidShop
let admin: string
beforeAll(async () => {
  shop = await openPaidShop('test')
  admin = (await shop.signUp({ role: 'admin' })).user._id
})
afterAll(() => shop.close())

let [batches, keys] = [0, 0]

async function issue(amount: number): Promise<{ id: string; code: string }> {
  const { platform } = shop
  const { issued } = await platform.db.transaction((tx) =>
    issueGiftCards(platform, tx, {
      batch: `ledger-${(batches += 1)}`,
      amount,
      count: 1,
      endsAt: null,
      recipientEmail: null,
      message: null
    })
  )
  return { id: issued[0]?.card.id ?? '', code: issued[0]?.code ?? '' }
}

type Placed = Awaited<ReturnType<PaidShop['submit']>>['data']

/** Actions on gift cards and on the orders they pay. Numbers select among the existing ones. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), first: fc.nat(2), second: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'decline' as const, 'cancel' as const), order: fc.nat(9) }),
  fc.record({ kind: fc.constant('refund' as const), order: fc.nat(9), amount: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ kind: fc.constant('expire' as const) }),
  fc.record({ kind: fc.constant('end' as const), card: fc.nat(2) })
)

interface Books extends Record<string, unknown> {
  id: string
  balance: string
  reserved: string
  booked: string
  held: string
  lowest: string
}

const books = async () =>
  (
    await shop.platform.db.execute<Books>(sql`
      select id, balance, reserved,
        (select coalesce(sum(amount), 0) from gift_card_entries where gift_card_id = gift_cards.id) as booked,
        (select coalesce(sum(amount), 0) from gift_card_uses where gift_card_id = gift_cards.id and state = 'held') as held,
        (select coalesce(min(running), 0) from (
          select sum(amount) over (order by id) as running from gift_card_entries where gift_card_id = gift_cards.id
        ) as history) as lowest
      from gift_cards`)
  ).rows

test('the entries of a card add up to its balance, which never goes below nothing, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 6000 }), { minLength: 3, maxLength: 3 }),
      fc.array(act, { minLength: 4, maxLength: 14 }),
      async (amounts, acts) => {
        const cards = await Promise.all(amounts.map(issue))
        const orders: Placed[] = []
        for (const one of acts) {
          const order = 'order' in one ? orders[one.order % Math.max(1, orders.length)] : undefined
          if (one.kind === 'place') {
            const cart = await shop.cartWith('plain-tee')
            const chosen = [...new Set([one.first, one.second])].map((index) => cards[index])
            for (const each of chosen)
              await shop.call('POST /api/v1/carts/{id}/gift-cards', {
                params: { id: cart.id },
                body: { code: each?.code ?? '' }
              })
            const { status, data } = await shop.submit(cart.id, {
              key: `ledger-submission-${(keys += 1)}`,
              change: { email: `ledger${keys}@example.com`, giftCards: chosen.map((each) => each?.id ?? '') }
            })
            expect(status).toBe(201)
            orders.push(data)
          } else if (one.kind === 'expire') {
            shop.clock.advance(16 * 60)
            await shop.tick('orders.reconcile')
          } else if (one.kind === 'end') {
            await shop.platform.db
              .update(giftCards)
              .set({ endsAt: shop.clock.now() })
              .where(eq(giftCards.id, cards[one.card]?.id ?? ''))
            await endGiftCards(shop.platform)
          } else if (order) {
            const own = { params: { id: order.orderId }, query: { key: order.orderKey } }
            if (one.kind === 'cancel') await shop.call('POST /api/v1/orders/{id}/cancel', own)
            else if (one.kind === 'refund')
              await refundOrder(shop.platform, admin, {
                orderId: order.orderId,
                key: `ledger-refund-${(keys += 1)}`,
                request: { amount: one.amount, reason: 'A test.', restock: false, lines: [], shipping: false }
              }).catch((error: unknown) => {
                if (!(error instanceof ProblemError)) throw error
              })
            else if (order.payment.provider !== 'none')
              await shop.pay(order, one.kind === 'pay' ? undefined : '4000000000000002')
          }
          await shop.runJobs()
          for (const { balance, reserved, booked, held, lowest } of await books()) {
            expect([booked, held]).toEqual([balance, reserved])
            expect(Number(lowest)).toBeGreaterThanOrEqual(0)
            expect(Number(reserved)).toBeLessThanOrEqual(Number(balance))
          }
        }
        await shop.platform.db.execute(sql`update variants set on_hand = 50 + reserved + soft`)
      }
    ),
    { numRuns: inFull(12, 200) }
  )
}, 1_800_000)
