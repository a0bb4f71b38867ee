import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe, stripeEnv } from '../../testing/fake-stripe/server.ts'
import { openShop } from '../../testing/buy.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { beginPayment, paymentOf } from './begin.ts'
import { payments, refunds } from './tables.ts'

let shop: PaidShop
let stripe: FakeStripe
beforeEach(async () => {
  shop = await openPaidShop('stripe')
  stripe = shop.stripe!
})
afterEach(() => shop.close())

const intents = () => [...stripe.books.intents.values()]
const create = 'POST /v1/payment_intents'

describe('beginning a payment', () => {
  test('asks for all ways to pay, names the order, and tells the browser no more than it needs', async () => {
    const checkout = await shop.order('plain-tee')
    expect(intents()).toMatchObject([{ amount: 2590, currency: 'usd', metadata: { orderId: checkout.orderId } }])
    expect(checkout.payment).toEqual({ provider: 'stripe', clientSecret: intents()[0]!.client_secret })
  })

  test('keeps its key before the call, so that a lost answer repeats the call and not the payment', async () => {
    stripe.trouble.push(
      { call: create, what: 'lost-answer' },
      { call: create, what: 'lost-answer' },
      { call: create, what: 'lost-answer' }
    )
    const cart = await shop.cartWith('plain-tee')
    const first = await shop.submit(cart.id, { key: 'crash-between-1' })
    expect([first.status, first.problem.code]).toEqual([503, 'unavailable'])
    expect(first.headers.get('retry-after')).toBe('5')
    expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
    const again = await shop.submit(cart.id, { key: 'crash-between-1' })
    expect(again.status).toBe(201)
    expect(intents()).toHaveLength(1)
    await shop.buy(again.data)
    expect((await shop.see(again.data)).data.status).toBe('paid')
  })

  test.each([429, 500, 503])('outlives a %i of Stripe’s: the same order is tried again and paid', async (status) => {
    stripe.trouble.push({ call: create, what: status })
    const cart = await shop.cartWith('plain-tee')
    expect((await shop.submit(cart.id, { key: 'trouble-there-1' })).status).toBe(503)
    const again = await shop.submit(cart.id, { key: 'trouble-there-1' })
    expect(again.status).toBe(201)
    await shop.buy(again.data)
    expect(intents().map((intent) => intent.status)).toEqual(['succeeded'])
  })

  test('says so where Stripe does not take the payment', async () => {
    stripe.trouble.push({ call: create, what: 402 })
    const cart = await shop.cartWith('plain-tee')
    const { status, problem } = await shop.submit(cart.id)
    expect([status, problem.code]).toEqual([409, 'conflict'])
    expect(problem.detail).toContain('Nothing has been charged')
  })

  test('many at once is one payment', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.platform.db.update(payments).set({ reference: null, clientSecret: null })
    const payment = await paymentOf(shop.platform.db, checkout.orderId)
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginPayment(shop.platform, payment)))
    expect(new Set(begun.map(({ reference }) => reference))).toEqual(new Set([intents()[0]!.id]))
    expect(intents()).toHaveLength(1)
  })

  test('costs nothing where the order does: it is paid at once', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.platform.db.update(payments).set({ amount: 0, reference: null, clientSecret: null })
    await beginPayment(shop.platform, await paymentOf(shop.platform.db, checkout.orderId))
    expect((await shop.see(checkout)).data.status).toBe('paid')
  })
})

describe('what the buyer’s page sees', () => {
  test('does not wait for the event: an order that is looked at is asked about', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.provider.charge(checkout)
    expect((await shop.see(checkout)).data).toMatchObject({ status: 'paid', payment: null })
  })

  test('asks at most every two seconds, and shows what is known while Stripe is away', async () => {
    const checkout = await shop.order('plain-tee')
    await Promise.all(Array.from({ length: 10 }, () => shop.see(checkout)))
    expect(stripe.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1)
    shop.clock.advance(3)
    stripe.trouble.push({ call: 'GET', what: 500 })
    expect((await shop.see(checkout)).data.status).toBe('pending')
  })

  test('test cards buy nothing here', async () => {
    const checkout = await shop.order('plain-tee')
    expect((await shop.pay(checkout)).status).toBe(404)
  })
})

describe('an order that is given up', () => {
  test('while its payment is under way is asked about until the bank has decided, and paid back then', async () => {
    const checkout = await shop.order('plain-tee')
    const intent = stripe.books.pay(checkout.payment.clientSecret, 'processing')!
    shop.clock.advance(25 * 3600)
    await shop.tick('orders.reconcile')
    expect((await shop.see(checkout)).data.status).toBe('cancelled')
    stripe.books.decide(intent.id, 'succeeded')
    await shop.tick('orders.reconcile')
    await shop.tick('orders.reconcile')
    expect(await shop.provider.look(intent.id)).toEqual({ status: 'succeeded', received: 2590, paidBack: 2590 })
  })

  test('at Stripe is given up here', async () => {
    const checkout = await shop.order('last-mug')
    const reference = await shop.referenceOf(checkout)
    stripe.books.cancelIntent(reference)
    await shop.provider.tell(reference, { type: 'payment_intent.canceled' })
    expect((await shop.see(checkout)).data).toMatchObject({
      status: 'cancelled',
      history: [{}, { by: 'payment', note: 'The payment was cancelled.' }]
    })
    expect(await shop.stockOf('last-mug')).toEqual([1])
  })
})

describe('refunds', () => {
  const paid = async () => {
    const checkout = await shop.order('plain-tee')
    await shop.buy(checkout)
    return checkout
  }
  const giveBack = async (checkout: { orderId: string; orderKey: string }) => {
    await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: checkout.orderId },
      query: { key: checkout.orderKey }
    })
    await shop.runJobs()
  }

  test('whose answer was lost is made once', async () => {
    const checkout = await paid()
    const refund = 'POST /v1/refunds'
    stripe.trouble.push(
      { call: refund, what: 'lost-answer' },
      { call: refund, what: 'lost-answer' },
      { call: refund, what: 'lost-answer' }
    )
    await expect(giveBack(checkout)).rejects.toThrow()
    await shop.tick('orders.reconcile')
    expect([...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([2590])
    expect((await shop.see(checkout)).data.refunds).toMatchObject([{ state: 'done' }])
  })

  test('that the bank takes its time with are pending until it is done', async () => {
    stripe.refundsBegin = 'pending'
    const checkout = await paid()
    await giveBack(checkout)
    expect((await shop.see(checkout)).data.refunds).toMatchObject([{ state: 'pending' }])
    stripe.books.decide([...stripe.books.refunds.keys()][0]!, 'succeeded')
    await shop.tick('orders.reconcile')
    expect((await shop.see(checkout)).data.refunds).toMatchObject([{ state: 'done' }])
  })

  test('that the bank sends back can be made again another way', async () => {
    stripe.refundsBegin = 'pending'
    const checkout = await paid()
    await giveBack(checkout)
    stripe.books.decide([...stripe.books.refunds.keys()][0]!, 'failed')
    await shop.provider.tell(await shop.referenceOf(checkout), { type: 'charge.refund.updated' })
    expect((await shop.see(checkout)).data).toMatchObject({ refunds: [], refunded: { amount: 0 } })
    expect((await shop.see(checkout)).data.history.at(-1)?.note).toContain('The bank sent $25.90 back')
    const admin = await shop.signUp({ role: 'admin' })
    const again = await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token: admin.token,
      params: { id: checkout.orderId },
      headers: { 'idempotency-key': 'again-12345' },
      body: { amount: 2590, reason: 'Once more', restock: false }
    })
    expect(again.status).toBe(201)
  })

  test('made in Stripe’s dashboard while the shop was away are found', async () => {
    const checkout = await paid()
    await shop.provider.refundThere(await shop.referenceOf(checkout), 100)
    await shop.provider.refundThere(await shop.referenceOf(checkout), 200)
    await shop.provider.tell(await shop.referenceOf(checkout), { type: 'charge.refunded' })
    expect(
      (
        await shop.platform.db
          .select({ amount: refunds.amount })
          .from(refunds)
          .where(eq(refunds.orderId, checkout.orderId))
      )
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b)
    ).toEqual([100, 200])
  })
})

describe('signing secrets', () => {
  test('may be several while one replaces another', async () => {
    const other = await startFakeStripe()
    const twoKeys = await openShop({ env: { ...stripeEnv(other), STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' } })
    const body = shop.provider.event('pi_unknown')
    const statusWith = async (key: string) =>
      (
        await twoKeys.fetch('/api/v1/payments/webhook', {
          method: 'POST',
          headers: { 'stripe-signature': shop.provider.sign(body, { key }) },
          body
        })
      ).status
    expect([await statusWith('whsec_old'), await statusWith('whsec_new'), await statusWith('whsec_other')]).toEqual([
      200, 200, 400
    ])
    await twoKeys.close()
    await other.close()
  })
})

describe('currencies', () => {
  test.each([
    ['JPY', 0, 2590],
    ['USD', 2, 2590],
    // Three decimals: Stripe accepts multiples of ten of the smallest unit only, so 2.592 dinars are charged as 2.590.
    ['KWD', 3, 2590]
  ])('in %s, %i decimals, the amount is the one Stripe counts in', async (code, decimals, expected) => {
    const there = await startFakeStripe()
    const abroad = await openShop({ env: stripeEnv(there), shop: { currency: { code, decimals } } })
    if (decimals === 3) {
      const { sql } = await import('drizzle-orm')
      await abroad.platform.db.execute(sql`update variants set price = 2002`)
    }
    const checkout = await abroad.order('plain-tee')
    expect([...there.books.intents.values()]).toMatchObject([{ amount: expected, currency: code.toLowerCase() }])
    there.books.pay(checkout.payment.clientSecret, 'succeeded')
    expect((await abroad.see(checkout)).data.status).toBe('paid')
    await abroad.close()
    await there.close()
  })
})
