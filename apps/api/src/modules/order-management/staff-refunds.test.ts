import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { raceForOrder } from '../../testing/race.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { variants } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { refunds } from '../payments/index.ts'
import { auditLog } from '../audit/tables.ts'

let keys = 0

describe.each(['test', 'stripe'] as const)('refunds through the provider %s', (name) => {
  let shop: PaidShop
  let token: string
  beforeEach(async () => {
    shop = await openPaidShop(name)
    token = (await shop.signUp({ role: 'admin' })).token
  })
  afterEach(() => shop.close())

  const paid = async (slug = 'plain-tee', quantity = 1) => {
    const checkout = await shop.order(slug, quantity)
    await shop.buy(checkout)
    return checkout
  }
  const linesOf = ({ orderId }: { orderId: string }) =>
    shop.platform.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const refund = (
    { orderId }: { orderId: string },
    body: Record<string, unknown>,
    key = `refund-${(keys += 1)}-key`,
    by = token
  ) =>
    shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token: by,
      params: { id: orderId },
      headers: { 'idempotency-key': key },
      body: { reason: 'It came with a scratch.', restock: false, ...body }
    })
  const refundCalls = () => shop.stripe?.calls.filter((call) => call === 'POST /v1/refunds').length
  const rowsOf = ({ orderId }: { orderId: string }) =>
    shop.platform.db
      .select({ amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(refunds.at, refunds.state)
  const atProvider = async (checkout: { orderId: string }) =>
    (await shop.provider.look(await shop.referenceOf(checkout))).paidBack

  test('of an amount are shown, kept, mailed and written to the audit log', async () => {
    const checkout = await paid()
    const { status, data } = await refund(checkout, { amount: 500 })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'partially_refunded',
      refunded: { amount: 500, currency: 'USD' },
      refunds: [{ amount: { amount: 500 }, reason: 'It came with a scratch.', state: 'done' }]
    })
    expect(data.history.at(-1)).toMatchObject({
      status: 'partially_refunded',
      by: 'shop',
      note: 'It came with a scratch.'
    })
    expect(await atProvider(checkout)).toBe(500)
    const [mail] = await shop.mailbox('guest@example.com')
    expect(mail?.text).toContain('$5.00')
    expect(mail?.text).toContain('It came with a scratch.')
    expect(
      await shop.platform.db.select({ action: auditLog.action, subject: auditLog.subject }).from(auditLog)
    ).toEqual([{ action: 'order.refund', subject: checkout.orderId }])
  })

  test('of pieces cost what was paid for them, and put them back into stock where staff say so', async () => {
    const checkout = await paid('plain-tee', 3)
    const [line] = await linesOf(checkout)
    expect(
      (await refund(checkout, { lines: [{ lineId: line!.id, quantity: 1 }], restock: true })).data.refunded.amount
    ).toBe(2000)
    expect(await shop.stockOf('plain-tee')).toEqual([48, 50, 50, 50])
    expect((await refund(checkout, { lines: [{ lineId: line!.id, quantity: 3 }] })).status).toBe(409)
    const rest = await refund(checkout, { lines: [{ lineId: line!.id, quantity: 2 }], shipping: true })
    expect(rest.data).toMatchObject({ status: 'refunded', refunded: { amount: 6590 } })
    expect(await shop.stockOf('plain-tee')).toEqual([48, 50, 50, 50])
    expect(await atProvider(checkout)).toBe(6590)
    const more = await refund(checkout, { amount: 1 })
    expect([more.status, more.problem.code]).toEqual([409, 'conflict'])
  })

  test('with one key are one refund, and the key is for this refund alone', async () => {
    const checkout = await paid()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(checkout, { amount: 700 }, 'same-key-12')))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.refunded.amount}`))).toEqual(
      new Set(['201 700'])
    )
    expect(await atProvider(checkout)).toBe(700)
    const other = await refund(checkout, { amount: 800 }, 'same-key-12')
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency-conflict'])
  })

  test('twenty at once never exceed what was paid', async () => {
    const checkout = await paid()
    // Creates the job queue of refunds, so that the race below is about money only.
    await refund(checkout, { amount: 90 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(checkout, { amount: 1000 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(18)
    expect(await atProvider(checkout)).toBe(2090)
    // The shop itself refused the others: the provider never received a request above the remaining amount.
    expect(await rowsOf(checkout)).toHaveLength(3)
  })

  test('by two administrators at the same moment are one where both do not fit', async () => {
    const checkout = await paid()
    const colleague = (await shop.signUp({ role: 'admin' })).token
    const answers = await raceForOrder(
      shop.platform,
      checkout.orderId,
      [token, colleague].map((by) => () => refund(checkout, { amount: 2000 }, undefined, by))
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe('At most $5.90 can still be paid back.')
    expect(await rowsOf(checkout)).toEqual([{ amount: 2000, state: 'done' }])
    expect(await atProvider(checkout)).toBe(2000)
  })

  test('of the same piece, wanted by two administrators at the same moment, give it back once, though the money would do for both', async () => {
    const cart = await shop.cartWith('plain-tee')
    const [, other] = await shop.variantsOf('plain-tee')
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: other!.id, quantity: 2 }
    })
    const checkout = (await shop.submit(cart.id)).data
    await shop.buy(checkout)
    const single = (await linesOf(checkout)).find(({ quantity }) => quantity === 1)
    const colleague = (await shop.signUp({ role: 'admin' })).token
    const wish = { lines: [{ lineId: single!.id, quantity: 1 }], restock: true }
    const answers = await raceForOrder(
      shop.platform,
      checkout.orderId,
      [token, colleague].map((by) => () => refund(checkout, wish, undefined, by))
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe('All of Plain tee is paid back already.')
    expect(await atProvider(checkout)).toBe(2000)
    expect(await shop.stockOf('plain-tee')).toEqual([50, 48, 50, 50])
  })

  test('cross an order that is cancelled at the same moment: what is left goes back, once', async () => {
    const checkout = await paid()
    const cancel = () =>
      shop.call('POST /api/v1/orders/{id}/cancel', {
        params: { id: checkout.orderId },
        query: { key: checkout.orderKey }
      })
    const statuses = await raceForOrder(shop.platform, checkout.orderId, [
      async () => (await refund(checkout, { amount: 1000 })).status,
      async () => (await cancel()).status
    ])
    expect([201, 409]).toContain(statuses[0])
    await shop.runJobs()
    expect(await atProvider(checkout)).toBeLessThanOrEqual(2590)
    expect((await rowsOf(checkout)).every(({ state }) => state === 'done')).toBe(true)
    expect((await shop.see(checkout)).data.refunded.amount).toBe(await atProvider(checkout))
  })

  test('the provider says no to are told, count for nothing, and are not asked for again', async () => {
    const checkout = await paid()
    // A refund made in the provider's own dashboard, which the shop does not know of yet.
    await shop.provider.refundThere(await shop.referenceOf(checkout), 2000)
    const refused = await refund(checkout, { amount: 1000 }, 'said-no-1')
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict'])
    const asked = refundCalls()
    expect((await refund(checkout, { amount: 1000 }, 'said-no-1')).status).toBe(409)
    await shop.runJobs()
    await shop.tick('orders.reconcile')
    expect(refundCalls()).toBe(asked)
    expect(await rowsOf(checkout)).toEqual([{ amount: 1000, state: 'failed' }])
    await shop.provider.tell(await shop.referenceOf(checkout))
    expect((await shop.see(checkout)).data.refunded.amount).toBe(2000)
    expect((await refund(checkout, { amount: 591 })).status).toBe(409)
    expect((await refund(checkout, { amount: 590 })).data).toMatchObject({
      status: 'refunded',
      refunded: { amount: 2590 }
    })
    expect(await atProvider(checkout)).toBe(2590)
  })

  test.each([402, 400])(
    'Stripe answers with a %i leave all that was paid to be paid back another way',
    async (status) => {
      if (!shop.stripe) return
      const checkout = await paid()
      shop.stripe.trouble.push({ call: 'POST /v1/refunds', what: status })
      expect((await refund(checkout, { amount: 2590 })).status).toBe(409)
      expect((await shop.see(checkout)).data).toMatchObject({ status: 'paid', refunds: [], refunded: { amount: 0 } })
      expect((await refund(checkout, { amount: 2590 })).data).toMatchObject({
        status: 'refunded',
        refunded: { amount: 2590 }
      })
      expect(await atProvider(checkout)).toBe(2590)
    }
  )

  test.each(['lost-answer', 'late-fault'] as const)(
    'whose answer is lost (%s) are made once, and count while nobody knows',
    async (what) => {
      if (!shop.stripe) return
      const checkout = await paid()
      const call = 'POST /v1/refunds'
      shop.stripe.trouble.push(
        ...(what === 'lost-answer'
          ? [
              { call, what },
              { call, what },
              { call, what }
            ]
          : [{ call, what }])
      )
      const first = await refund(checkout, { amount: 2000 }, 'lost-answer-1')
      expect([first.status, first.data.status, first.data.refunds]).toMatchObject([201, 'paid', [{ state: 'pending' }]])
      const colleague = (await shop.signUp({ role: 'admin' })).token
      const second = await refund(checkout, { amount: 2000 }, undefined, colleague)
      expect([second.status, second.problem.detail]).toEqual([409, 'At most $5.90 can still be paid back.'])
      await Promise.all([shop.runJobs(), refund(checkout, { amount: 2000 }, 'lost-answer-1')])
      await shop.tick('orders.reconcile')
      expect(await atProvider(checkout)).toBe(2000)
      expect((await shop.see(checkout)).data).toMatchObject({
        status: 'partially_refunded',
        refunded: { amount: 2000 },
        refunds: [{ state: 'done' }]
      })
    }
  )

  test('of an order nobody paid for, of strange lines, and of nothing are refused', async () => {
    const waiting = await shop.order('plain-tee')
    expect((await refund(waiting, { amount: 100 })).problem.code).toBe('conflict')
    const checkout = await paid('last-mug')
    const [line] = await linesOf(checkout)
    const [strange] = await linesOf(waiting)
    const wrong: Record<string, unknown>[] = [
      {},
      { amount: 0 },
      { amount: -5 },
      { amount: 1.5 },
      { amount: 1e15 },
      { amount: 100, lines: [{ lineId: line!.id, quantity: 1 }] },
      { lines: [{ lineId: strange!.id, quantity: 1 }] },
      { lines: [{ lineId: line!.id, quantity: 0 }] },
      { lines: [{ lineId: line!.id, quantity: 2 }] },
      {
        lines: [
          { lineId: line!.id, quantity: 1 },
          { lineId: line!.id, quantity: 1 }
        ]
      },
      { amount: 100, reason: ' ' }
    ]
    for (const body of wrong) expect([400, 409]).toContain((await refund(checkout, body)).status)
    expect(
      (
        await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
          token,
          params: { id: 'no-such-order' },
          headers: { 'idempotency-key': 'nowhere-1' },
          body: { amount: 1, reason: 'x', restock: false }
        })
      ).status
    ).toBe(404)
    expect(await shop.platform.db.$count(refunds)).toBe(0)
  })

  test('keep how far the order had come: it goes on, and not back', async () => {
    const checkout = await paid()
    const move = (status: 'in_production' | 'shipped' | 'delivered') =>
      shop.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id: checkout.orderId }, body: { status } })
    await move('in_production')
    await move('shipped')
    await refund(checkout, { amount: 100 })
    expect((await move('in_production')).status).toBe(409)
    expect((await move('shipped')).status).toBe(409)
    expect((await move('delivered')).status).toBe(200)
  })

  test('any sequence of them, with cancelling in between, leaves no more paid back than was paid', async () => {
    await shop.platform.db.update(variants).set({ onHand: 100_000 })
    const wish = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ pieces: fc.integer({ min: 1, max: 3 }), shipping: fc.boolean() }),
      fc.constant({ cancel: true as const }),
      fc.constant({ there: true as const })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), async (wishes) => {
        const checkout = await paid('plain-tee', 2)
        const [line] = await linesOf(checkout)
        const reference = await shop.referenceOf(checkout)
        // Concurrent requests of staff and the customer.
        await Promise.all(
          wishes.map((one) => {
            if ('amount' in one) return refund(checkout, one)
            if ('cancel' in one)
              return shop.call('POST /api/v1/orders/{id}/cancel', {
                params: { id: checkout.orderId },
                query: { key: checkout.orderKey }
              })
            if ('there' in one) return shop.provider.refundThere(reference, 300).catch(() => undefined)
            return refund(checkout, { lines: [{ lineId: line!.id, quantity: one.pieces }], shipping: one.shipping })
          })
        )
        await shop.provider.tell(reference)
        await shop.tick('orders.reconcile')
        const { received, paidBack } = await shop.provider.look(reference)
        const { data } = await shop.see(checkout)
        expect(paidBack).toBeLessThanOrEqual(received)
        expect(data.refunded.amount).toBe(paidBack)
        // No refund stays open that failed because another one was faster.
        const states = await shop.platform.db
          .select({ state: refunds.state })
          .from(refunds)
          .where(eq(refunds.orderId, checkout.orderId))
        expect(states.every(({ state }) => state === 'done' || state === 'failed')).toBe(true)
      }),
      { numRuns: inFull(4, 200) }
    )
  }, 1_800_000)

  test('that wait for the provider are pending, and made once it is there again', async () => {
    if (!shop.stripe) return
    const checkout = await paid()
    shop.stripe.trouble.push({ call: 'POST /v1/refunds', what: 503 })
    const { status, data } = await refund(checkout, { amount: 500 })
    expect([status, data.status]).toEqual([201, 'paid'])
    expect(data.refunds).toMatchObject([{ state: 'pending' }])
    expect((await refund(checkout, { amount: 2500 })).status).toBe(409)
    await shop.runJobs()
    expect((await shop.see(checkout)).data).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ state: 'done' }]
    })
  })
})
