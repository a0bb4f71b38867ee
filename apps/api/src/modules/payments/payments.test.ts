import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { raceForOrder } from '../../testing/race.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { orders } from '../orders/index.ts'
import { paymentEvents, payments, refunds } from './tables.ts'

describe.each(['test', 'stripe'] as const)('paid through the provider %s', (name) => {
  let shop: PaidShop
  beforeEach(async () => {
    shop = await openPaidShop(name)
  })
  afterEach(() => shop.close())

  const cancel = (checkout: { orderId: string; orderKey: string }) =>
    shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: checkout.orderId },
      query: { key: checkout.orderKey }
    })
  const statusOf = async (checkout: { orderId: string; orderKey: string }) => (await shop.see(checkout)).data.status

  /** An order whose reservation expired, after which another buyer bought its last piece. */
  const soldOutMeanwhile = async () => {
    const late = await shop.order('last-mug')
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    await shop.buy(await shop.order('last-mug'))
    return late
  }

  test('a browser learns before there is an order who takes the money', async () => {
    const cart = await shop.cartWith('plain-tee')
    const { data } = await shop.call('POST /api/v1/quotes', { body: { cartId: cart.id, country: 'US' } })
    expect(data.payment).toEqual({ provider: name, publishableKey: name === 'stripe' ? 'pk_test_fake' : null })
  })

  test('an order that was paid is paid, its pieces are sold, and its cart is empty', async () => {
    const checkout = await shop.order('plain-tee')
    expect(checkout.payment.provider).toBe(name)
    await shop.buy(checkout)
    expect((await shop.see(checkout)).data).toMatchObject({
      status: 'paid',
      payment: null,
      history: [
        { status: 'pending', by: 'customer' },
        { status: 'paid', by: 'payment' }
      ]
    })
    expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
    expect(await shop.mailbox('guest@example.com')).toHaveLength(1)
  })

  test('fifty submissions at once are one order with one payment', async () => {
    const cart = await shop.cartWith('plain-tee')
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.submit(cart.id, { key: 'the-one-key' })))
    expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    expect(await shop.platform.db.$count(orders)).toBe(1)
    await shop.buy(answers[0]!.data)
    expect(await shop.provider.look(await shop.referenceOf(answers[0]!.data))).toEqual({
      status: 'succeeded',
      received: 2590,
      paidBack: 0
    })
  })

  test('whose answer was lost after paying ends on the paid order, not on a second payment', async () => {
    const cart = await shop.cartWith('plain-tee')
    const first = await shop.submit(cart.id, { key: 'lost-answer-1' })
    await shop.provider.charge(first.data)
    const again = await shop.submit(cart.id, { key: 'lost-answer-1' })
    expect([again.status, again.data]).toEqual([201, first.data])
    await shop.provider.tell(await shop.referenceOf(first.data))
    expect(await statusOf(first.data)).toBe('paid')
    expect(await shop.platform.db.$count(payments)).toBe(1)
  })

  test('whose page was lost too, and who starts again with what they paid for, is not asked to pay twice', async () => {
    const cart = await shop.cartWith('plain-tee')
    const first = await shop.submit(cart.id, { key: 'first-page-1' })
    await shop.provider.charge(first.data)
    const again = await shop.submit(cart.id, { key: 'second-page-1' })
    expect([again.status, again.problem.code]).toEqual([400, 'empty-cart'])
    expect(await statusOf(first.data)).toBe('paid')
    expect(await shop.platform.db.$count(orders)).toBe(1)
  })

  describe('what the provider tells', () => {
    test('is taken in once, however often it comes', async () => {
      const checkout = await shop.order('plain-tee')
      const reference = await shop.referenceOf(checkout)
      await shop.provider.charge(checkout)
      const answers = await Promise.all([
        shop.provider.tell(reference, { id: 'evt_1' }),
        shop.provider.tell(reference, { id: 'evt_1' }),
        shop.provider.tell(reference, { id: 'evt_2' })
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await shop.see(checkout)).data.history.map(({ status }) => status)).toEqual(['pending', 'paid'])
      expect(await shop.mailbox('guest@example.com')).toHaveLength(1)
      expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
    })

    test('is taken in by one of many copies that come at the same moment; those that come later ask the provider nothing', async () => {
      const checkout = await shop.order('plain-tee')
      const reference = await shop.referenceOf(checkout)
      await shop.provider.charge(checkout)
      const copy = () => shop.provider.tell(reference, { id: 'evt_same' })
      const answers = await raceForOrder(
        shop.platform,
        checkout.orderId,
        Array.from({ length: 5 }, () => copy)
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(await shop.platform.db.select({ id: paymentEvents.id }).from(paymentEvents)).toEqual([{ id: 'evt_same' }])
      expect((await shop.see(checkout)).data.status).toBe('paid')
      const asked = shop.stripe?.calls.length
      expect((await copy()).status).toBe(200)
      expect(shop.stripe?.calls.length).toBe(asked)
    })

    test('is forgotten where what follows from it fails, so that the same event sent again is taken in', async () => {
      const checkout = await shop.order('plain-tee')
      const reference = await shop.referenceOf(checkout)
      await shop.provider.charge(checkout)
      const fails =
        'create function fails() returns trigger language plpgsql as $$ begin raise exception $e$made to fail$e$; end $$'
      await shop.platform.db.execute(fails)
      await shop.platform.db.execute('create trigger fails before update on orders execute function fails()')
      expect((await shop.provider.tell(reference, { id: 'evt_again' })).status).toBe(500)
      expect(await shop.platform.db.$count(paymentEvents)).toBe(0)
      await shop.platform.db.execute('drop trigger fails on orders')
      expect((await shop.provider.tell(reference, { id: 'evt_again' })).status).toBe(200)
      expect(await shop.platform.db.select({ status: orders.status }).from(orders)).toEqual([{ status: 'paid' }])
    })

    test('is a hint only: that a payment succeeded is believed when the provider’s books say so', async () => {
      const checkout = await shop.order('plain-tee')
      expect((await shop.provider.tell(await shop.referenceOf(checkout))).status).toBe(200)
      expect(await shop.platform.db.select({ status: orders.status }).from(orders)).toEqual([{ status: 'pending' }])
    })

    test('about nothing this shop knows is taken and left', async () => {
      expect((await shop.provider.tell(name === 'stripe' ? 'pi_unknown' : 'pay_unknown')).status).toBe(200)
    })

    test('of another amount than the order pays for nothing', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.platform.db.update(payments).set({ amount: 9999 })
      await shop.buy(checkout)
      expect(await statusOf(checkout)).toBe('pending')
    })

    test('after the success, of whatever came before, changes nothing', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.buy(checkout)
      await shop.provider.tell(await shop.referenceOf(checkout), {
        type: name === 'stripe' ? 'payment_intent.payment_failed' : 'payment.declined'
      })
      expect(await statusOf(checkout)).toBe('paid')
    })

    test('counts only when it is signed, freshly, over these very bytes', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.provider.charge(checkout)
      const body = shop.provider.event(await shop.referenceOf(checkout))
      const forgeries = [
        '',
        't=1,v1=00',
        shop.provider.sign(body, { key: 'whsec_'.padEnd(32, 'x') }),
        shop.provider.sign(body, { at: new Date(shop.clock.now().getTime() - 301_000) }),
        shop.provider.sign('{}'),
        shop.provider.sign(`${body} `)
      ]
      for (const signature of forgeries) {
        const answer = await shop.fetch('/api/v1/payments/webhook', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [shop.provider.header]: signature },
          body
        })
        expect(answer.status).toBe(400)
      }
      expect(await shop.platform.db.select({ status: orders.status }).from(orders)).toEqual([{ status: 'pending' }])
    })

    test('of refunds made there is shown on the order', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.buy(checkout)
      const reference = await shop.referenceOf(checkout)
      const type = name === 'stripe' ? 'charge.refunded' : 'payment.refunded'
      await shop.provider.refundThere(reference, 500)
      await shop.provider.tell(reference, { type })
      expect((await shop.see(checkout)).data).toMatchObject({ status: 'partially_refunded', refunded: { amount: 500 } })
      await shop.provider.refundThere(reference, 2090)
      await Promise.all([shop.provider.tell(reference, { type }), shop.provider.tell(reference, { type })])
      expect((await shop.see(checkout)).data).toMatchObject({ status: 'refunded', refunded: { amount: 2590 } })
      expect(await shop.platform.db.$count(refunds)).toBe(2)
    })
  })

  describe('an order that ends', () => {
    test('unpaid cannot be paid any more', async () => {
      const checkout = await shop.order('plain-tee')
      await cancel(checkout)
      await shop.runJobs()
      await shop.provider.charge(checkout)
      expect(await shop.provider.look(await shop.referenceOf(checkout))).toMatchObject({ received: 0 })
      expect(await shop.platform.db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'cancelled' }])
    })

    test('just before it is paid is paid back by itself', async () => {
      const checkout = await shop.order('plain-tee')
      await cancel(checkout)
      await shop.provider.charge(checkout)
      await shop.provider.tell(await shop.referenceOf(checkout))
      await shop.runJobs()
      expect(await shop.provider.look(await shop.referenceOf(checkout))).toEqual({
        status: 'succeeded',
        received: 2590,
        paidBack: 2590
      })
      expect((await shop.see(checkout)).data).toMatchObject({ status: 'cancelled', refunded: { amount: 2590 } })
      expect(await shop.stockOf('plain-tee')).toEqual([50, 50, 50, 50])
    })

    test('because a newer one of the same cart took its place cannot be paid', async () => {
      const cart = await shop.cartWith('plain-tee')
      const first = (await shop.submit(cart.id)).data
      const second = (await shop.submit(cart.id, { change: { shippingMethod: 'express' } })).data
      await shop.runJobs()
      await shop.provider.charge(first)
      await shop.buy(second)
      expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'paid'])
      expect(await shop.provider.look(await shop.referenceOf(first))).toMatchObject({ received: 0 })
    })

    test('paid is paid back, once, and its pieces are for sale again', async () => {
      const checkout = await shop.order('last-mug')
      await shop.buy(checkout)
      await Promise.all([cancel(checkout), cancel(checkout), cancel(checkout)])
      await shop.runJobs()
      expect(await shop.provider.look(await shop.referenceOf(checkout))).toMatchObject({
        received: 2090,
        paidBack: 2090
      })
      expect(await shop.stockOf('last-mug')).toEqual([1])
      expect((await shop.see(checkout)).data.refunds).toMatchObject([{ amount: { amount: 2090 }, state: 'done' }])
    })
  })

  describe('time', () => {
    test('a payment whose news was lost is found by the reconciler', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.provider.charge(checkout)
      await shop.tick('orders.reconcile')
      await shop.tick('orders.reconcile')
      expect(await statusOf(checkout)).toBe('paid')
      expect(await shop.mailbox('guest@example.com')).toHaveLength(1)
    })

    test('paid after the pieces sold out: it cancels, apologises and pays back', async () => {
      const late = await soldOutMeanwhile()
      await shop.buy(late)
      const [mail] = await shop.mailbox('guest@example.com')
      expect(mail?.text).toContain('sold out')
      expect((await shop.see(late)).data).toMatchObject({ status: 'cancelled', refunded: { amount: 2090 } })
      expect(await shop.provider.look(await shop.referenceOf(late))).toMatchObject({ received: 2090, paidBack: 2090 })
      expect(await shop.stockOf('last-mug')).toEqual([0])
    })

    test('paid after its time while the pieces are there: it takes them again', async () => {
      const late = await shop.order('last-mug')
      shop.clock.advance(16 * 60)
      await shop.tick('orders.reconcile')
      expect(await shop.stockOf('last-mug')).toEqual([1])
      await shop.buy(late)
      expect(await statusOf(late)).toBe('paid')
      expect(await shop.stockOf('last-mug')).toEqual([0])
    })

    test('an order nobody paid for within a day is given up without a word, and cannot be paid then', async () => {
      const checkout = await shop.order('plain-tee')
      shop.clock.advance(25 * 3600)
      await shop.tick('orders.reconcile')
      await shop.provider.charge(checkout)
      expect((await shop.see(checkout)).data).toMatchObject({
        status: 'cancelled',
        history: [{}, { by: 'system', note: 'Nobody paid for it within a day.' }]
      })
      expect(await shop.provider.look(await shop.referenceOf(checkout))).toMatchObject({ received: 0 })
      expect(await shop.mailbox('guest@example.com')).toEqual([])
      expect(await shop.stockOf('plain-tee')).toEqual([50, 50, 50, 50])
    })

    test('a refund that a crash left undone is done by the reconciler, once', async () => {
      const checkout = await shop.order('plain-tee')
      await shop.buy(checkout)
      await cancel(checkout)
      await shop.tick('orders.reconcile')
      // The state after a crash that lost the provider's response.
      await shop.platform.db
        .update(refunds)
        .set({ state: 'due', reference: null })
        .where(eq(refunds.orderId, checkout.orderId))
      await shop.tick('orders.reconcile')
      await shop.runJobs()
      expect(await shop.provider.look(await shop.referenceOf(checkout))).toMatchObject({
        received: 2590,
        paidBack: 2590
      })
    })
  })
})
