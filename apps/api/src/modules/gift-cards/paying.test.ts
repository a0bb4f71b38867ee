import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { card as cards } from '../../testing/buy.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { raceFor } from '../../testing/race.ts'
import { issueGiftCards } from './issue.ts'
import { giftCardEntries, giftCards } from './tables.ts'

let batches = 0

interface Issuing {
  amount: number
  endsAt?: Date
}

async function issue({ platform }: PaidShop, { amount, endsAt }: Issuing): Promise<{ id: string; code: string }> {
  const { issued } = await platform.db.transaction((tx) =>
    issueGiftCards(platform, tx, {
      batch: `batch-${(batches += 1)}`,
      amount,
      count: 1,
      endsAt: endsAt ?? null,
      recipientEmail: null,
      message: null
    })
  )
  const [first] = issued
  if (first?.code === undefined) throw new Error('No gift card was made')
  return { id: first.card.id, code: first.code }
}

describe.each(['test', 'stripe'] as const)('gift cards beside the provider %s', (name) => {
  let shop: PaidShop
  beforeEach(async () => {
    shop = await openPaidShop(name, { TRUST_PROXY: '1' })
  })
  afterEach(() => shop.close())

  const enter = (cartId: string, code: string) =>
    shop.call('POST /api/v1/carts/{id}/gift-cards', { params: { id: cartId }, body: { code } })
  /** Submits a cart that pays with gift cards. */
  const place = async (codes: readonly string[], slug = 'plain-tee', key?: string) => {
    const cart = await shop.cartWith(slug)
    const used: string[] = []
    for (const code of codes) used.push(...(await enter(cart.id, code)).data.giftCards.map(({ id }) => id))
    const answer = await shop.submit(cart.id, {
      change: { giftCards: [...new Set(used)] },
      ...(key === undefined ? undefined : { key })
    })
    if (answer.status !== 201) throw new Error(`The checkout ended in ${answer.status}: ${answer.problem.detail}`)
    return { ...answer.data, cartId: cart.id, giftCards: [...new Set(used)] }
  }
  const moneyOf = async (id: string) => {
    const [row] = await shop.platform.db.select().from(giftCards).where(eq(giftCards.id, id))
    return [row?.balance, row?.reserved]
  }
  const entriesOf = async (id: string) =>
    (
      await shop.platform.db
        .select()
        .from(giftCardEntries)
        .where(eq(giftCardEntries.giftCardId, id))
        .orderBy(asc(giftCardEntries.id))
    ).map(({ kind, amount }) => [kind, amount])
  const quote = async (cartId: string) =>
    (
      await shop.call('POST /api/v1/quotes', {
        body: { cartId, country: 'US', region: 'OR', shippingMethod: 'standard' }
      })
    ).data

  test('pay a part of an order: total and tax stay, and the provider takes the rest', async () => {
    const { id, code } = await issue(shop, { amount: 1000 })
    const cart = await shop.cartWith('plain-tee')
    const before = await quote(cart.id)
    expect((await enter(cart.id, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).data.giftCards).toEqual([
      { id, lastFour: code.slice(-4), balance: { amount: 1000, currency: 'USD' } }
    ])
    const after = await quote(cart.id)
    const total = before.totals.total.amount
    expect(after.totals).toEqual({
      ...before.totals,
      giftCards: [{ lastFour: code.slice(-4), amount: { amount: 1000, currency: 'USD' } }],
      toPay: { amount: total - 1000, currency: 'USD' }
    })
    expect(after.giftCards).toMatchObject([{ id, amount: { amount: 1000 } }])
    const { data: placed } = await shop.submit(cart.id, { change: { giftCards: [id] } })
    expect(placed.totals).toEqual(after.totals)
    expect(await moneyOf(id)).toEqual([1000, 1000])
    await shop.buy(placed)
    expect((await shop.provider.look(await shop.referenceOf(placed))).received).toBe(total - 1000)
    expect((await shop.see(placed)).data).toMatchObject({ status: 'paid', totals: after.totals })
    expect([await moneyOf(id), await entriesOf(id)]).toEqual([
      [0, 0],
      [
        ['issued', 1000],
        ['spent', -1000]
      ]
    ])
  })

  test('that pay all of it need no provider: the order is paid when it is placed', async () => {
    const first = await issue(shop, { amount: 1500 })
    const second = await issue(shop, { amount: 9000 })
    const placed = await place([first.code, second.code])
    expect(placed.payment.provider).toBe('none')
    expect(placed.totals.toPay?.amount).toBe(0)
    const { data: order } = await shop.see(placed)
    expect([order.status, order.payment]).toEqual(['paid', null])
    const rest = 1500 + 9000 - placed.totals.total.amount
    expect([await moneyOf(first.id), await moneyOf(second.id)]).toEqual([
      [0, 0],
      [rest, 0]
    ])
    expect((await shop.mailbox('guest@example.com')).map(({ subject }) => subject)).toHaveLength(1)
  })

  test('are spent once, however often the call is made', async () => {
    const { id, code } = await issue(shop, { amount: 9000 })
    const cart = await shop.cartWith('plain-tee')
    await enter(cart.id, code)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.submit(cart.id, { key: 'the-same-submission', change: { giftCards: [id] } }))
    )
    expect(new Set(answers.map(({ data }) => data.orderId))).toHaveLength(1)
    const total = answers[0]?.data.totals.total.amount ?? 0
    expect([await moneyOf(id), await entriesOf(id)]).toEqual([
      [9000 - total, 0],
      [
        ['issued', 9000],
        ['spent', -total]
      ]
    ])
  })

  test('never pay more than they hold, when two orders are placed at once', async () => {
    const { id, code } = await issue(shop, { amount: 3000 })
    const other = await issue(shop, { amount: 500 })
    // Different products, so that neither order waits for the stock of the other.
    const carts = [await shop.cartWith('plain-tee'), await shop.cartWith('last-mug')]
    for (const [index, cart] of carts.entries())
      for (const each of index % 2 === 0 ? [code, other.code] : [other.code, code]) await enter(cart.id, each)
    // The race starts once both orders wait for the gift cards. Each order comes from its own network.
    const placed = await raceFor(
      shop.platform,
      sql`select from gift_cards for update`,
      carts.map(
        (cart, index) => () =>
          shop.submit(cart.id, {
            from: `192.0.${index + 2}.1`,
            change: { email: `race${index}@example.com`, giftCards: [id, other.id] }
          })
      )
    )
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]))
    const paid = placed
      .flatMap(({ data }) => data.totals.giftCards ?? [])
      .reduce((sum, { amount }) => sum + amount.amount, 0)
    expect(paid).toBe(3500)
    const left = await Promise.all([id, other.id].map(moneyOf))
    expect(left.map(([balance = 0, reserved = 0]) => balance - reserved)).toEqual([0, 0])
    await Promise.all(placed.filter(({ data }) => data.payment.provider !== 'none').map(({ data }) => shop.buy(data)))
    expect(await Promise.all([id, other.id].map(moneyOf))).toEqual([
      [0, 0],
      [0, 0]
    ])
  })

  test('stay held when a card is declined, are free again when the order is cancelled or replaced', async () => {
    const { id, code } = await issue(shop, { amount: 1000 })
    const placed = await place([code])
    if (name === 'test') await shop.pay(placed, cards.declined)
    expect(await moneyOf(id)).toEqual([1000, 1000])
    // The cart's next order replaces the previous one and reserves the same amount.
    expect((await quote(placed.cartId)).totals.giftCards).toMatchObject([{ amount: { amount: 1000 } }])
    const { data: next } = await shop.submit(placed.cartId, { change: { giftCards: [id] } })
    expect(next.totals.giftCards).toMatchObject([{ amount: { amount: 1000 } }])
    expect([(await shop.see(placed)).data.status, await moneyOf(id)]).toEqual(['cancelled', [1000, 1000]])
    await shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: next.orderId }, query: { key: next.orderKey } })
    expect([await moneyOf(id), await entriesOf(id)]).toEqual([[1000, 0], [['issued', 1000]]])
  })

  test('are free again at the end of the order’s time, and held once more for who pays late', async () => {
    const { id, code } = await issue(shop, { amount: 1000 })
    const placed = await place([code])
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    expect(await moneyOf(id)).toEqual([1000, 0])
    await shop.buy(placed)
    expect([(await shop.see(placed)).data.status, await moneyOf(id)]).toEqual(['paid', [0, 0]])
  })

  test('that another order used meanwhile are not spent twice by who pays late', async () => {
    const { id, code } = await issue(shop, { amount: 1000 })
    const slow = await place([code])
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    const quick = await place([code])
    await shop.buy(quick)
    if (name === 'test') {
      const { status, problem } = await shop.pay(slow)
      expect([status, problem.reason, (await shop.see(slow)).data.status]).toEqual([
        409,
        'gift-cards-used-meanwhile',
        'pending'
      ])
    } else {
      await shop.buy(slow)
      await shop.tick('orders.reconcile')
      const { received, paidBack } = await shop.provider.look(await shop.referenceOf(slow))
      expect([(await shop.see(slow)).data.status, paidBack]).toEqual(['cancelled', received])
    }
    expect(await moneyOf(id)).toEqual([0, 0])
    expect(await shop.stockOf('plain-tee')).toContain(49)
  })

  test('get back what the provider did not receive, the last used first', async () => {
    const first = await issue(shop, { amount: 700 })
    const second = await issue(shop, { amount: 800, endsAt: new Date(shop.clock.now().getTime() + 86_400_000) })
    const placed = await place([first.code, second.code])
    await shop.buy(placed)
    const token = (await shop.signUp({ role: 'admin' })).token
    const refund = (body: Record<string, unknown>, key: string) =>
      shop.call('POST /api/v1/admin/orders/{id}/refunds', {
        token,
        params: { id: placed.orderId },
        headers: { 'idempotency-key': key },
        body: { reason: 'It came late.', restock: false, ...body }
      })
    const rest = placed.totals.toPay?.amount ?? 0
    const state = async () => [
      (await shop.provider.look(await shop.referenceOf(placed))).paidBack,
      (await moneyOf(first.id))[0],
      (await moneyOf(second.id))[0]
    ]
    expect((await refund({ amount: 300 }, 'refund-first')).data).toMatchObject({ status: 'partially_refunded' })
    expect(await state()).toEqual([300, 0, 0])
    const mixed = await refund({ amount: rest - 300 + 900 }, 'refund-second')
    expect(mixed.data).toMatchObject({ status: 'partially_refunded', refunded: { amount: rest + 900 } })
    expect(await state()).toEqual([rest, 100, 800])
    await refund({ amount: rest - 300 + 900 }, 'refund-second')
    expect((await refund({ amount: 601 }, 'refund-over')).problem.reason).toBe('refund-over-rest')
    expect((await refund({ amount: 600 }, 'refund-third')).data).toMatchObject({ status: 'refunded' })
    expect(await state()).toEqual([rest, 700, 800])
    const [card] = await shop.platform.db.select().from(giftCards).where(eq(giftCards.id, second.id))
    expect(card?.endsAt).toEqual(new Date(shop.clock.now().getTime() + 30 * 86_400_000))
    const { rows } = await shop.platform.db.execute<{ state: string }>(sql`select state from refunds order by at, id`)
    expect(rows.map(({ state: refunded }) => refunded)).toEqual(['done', 'done', 'done'])
  })

  test.runIf(name === 'stripe')('keep what they got back when the bank sends its part back to the shop', async () => {
    const { id, code } = await issue(shop, { amount: 700 })
    const placed = await place([code])
    await shop.buy(placed)
    const rest = placed.totals.toPay?.amount ?? 0
    const { books } = shop.stripe!
    shop.stripe!.refundsBegin = 'pending'
    const { token } = await shop.signUp({ role: 'admin' })
    await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token,
      params: { id: placed.orderId },
      headers: { 'idempotency-key': 'all-of-it' },
      body: { reason: 'It came late.', restock: false, amount: rest + 700 }
    })
    books.decide([...books.refunds.keys()][0]!, 'failed')
    await shop.provider.tell(await shop.referenceOf(placed), { type: 'charge.refund.updated' })
    expect(await moneyOf(id)).toEqual([700, 0])
    const { data } = await shop.see(placed)
    expect(data).toMatchObject({ refunds: [{ amount: { amount: 700 }, state: 'done' }], refunded: { amount: 700 } })
    expect(data.history.at(-1)?.note).toContain(`The bank sent $${(rest / 100).toFixed(2)} back`)
  })

  test('get everything back when a paid order is cancelled', async () => {
    const { id, code } = await issue(shop, { amount: 9000 })
    const placed = await place([code])
    await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: placed.orderId },
      query: { key: placed.orderKey }
    })
    await shop.runJobs()
    expect(await moneyOf(id)).toEqual([9000, 0])
  })
})

describe('codes', () => {
  let shop: PaidShop
  beforeEach(async () => {
    shop = await openPaidShop('test', { TRUST_PROXY: '1', COUPON_GUESSES_PER_HOUR: '30' })
  })
  afterEach(() => shop.close())
  const enter = (cartId: string, code: string, from = '192.0.2.1', token?: string) =>
    shop.call('POST /api/v1/carts/{id}/gift-cards', {
      params: { id: cartId },
      headers: { 'x-forwarded-for': from },
      body: { code },
      ...(token === undefined ? undefined : { token })
    })

  test('that are unknown, ended, stopped and used up are refused alike', async () => {
    const { platform } = shop
    const ended = await issue(shop, { amount: 100, endsAt: shop.clock.now() })
    const stopped = await issue(shop, { amount: 100 })
    await platform.db.update(giftCards).set({ stoppedAt: shop.clock.now() }).where(eq(giftCards.id, stopped.id))
    const empty = await issue(shop, { amount: 100 })
    await platform.db.update(giftCards).set({ balance: 0 }).where(eq(giftCards.id, empty.id))
    const cart = await shop.cartWith('plain-tee')
    const codes = ['ABCD-2345-EFGH-6789', 'x', ended.code, stopped.code, empty.code]
    const answers = []
    for (const code of codes) answers.push(await enter(cart.id, code))
    expect(
      new Set(
        answers.map(({ status, problem: { code, detail, errors } }) => JSON.stringify([status, code, detail, errors]))
      )
    ).toHaveLength(1)
    expect(answers[0]?.problem).toMatchObject({ code: 'invalid-gift-card', errors: [{ pointer: '/code' }] })
  })

  test('that do not work are ten an hour of a cart and of an account, and thirty of a network', async () => {
    const { token } = await shop.signUp()
    const own = await shop.cartWith('plain-tee', 1, token)
    for (let times = 0; times < 10; times += 1)
      expect((await enter(own.id, `GUESS${times}`, '192.0.2.9', token)).status).toBe(400)
    const late = await enter(own.id, 'GUESS', '192.0.2.8', token)
    expect([late.status, late.problem.reason]).toEqual([429, 'gift-card-guesses-over-limit'])
    // The limit of an account also applies to the cart of a visitor.
    const visitors = await shop.cartWith('plain-tee')
    expect((await enter(visitors.id, 'GUESS', '192.0.2.7', token)).status).toBe(429)
    const { code } = await issue(shop, { amount: 100 })
    for (const _ of [1, 2, 3]) {
      const cart = await shop.cartWith('plain-tee')
      for (let times = 0; times < 10; times += 1) expect((await enter(cart.id, `GUESS${times}`)).status).toBe(400)
    }
    const fresh = await shop.cartWith('plain-tee')
    expect((await enter(fresh.id, code)).status).toBe(429)
    expect((await enter(fresh.id, code, '192.0.2.2')).status).toBe(200)
  })

  test('are in no column of the database', async () => {
    const { code } = await issue(shop, { amount: 100 })
    const cart = await shop.cartWith('plain-tee')
    await enter(cart.id, code)
    const { rows } = await shop.platform.db.execute<{ found: string }>(
      sql`select query_to_xml('select * from ' || format('%I.%I', table_schema, table_name), true, false, '')::text as found
        from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ found }) => found.includes(code))).toEqual([])
  })

  test('are five of one order', async () => {
    const cart = await shop.cartWith('plain-tee')
    for (let times = 0; times < 5; times += 1)
      expect((await enter(cart.id, (await issue(shop, { amount: 100 })).code)).status).toBe(200)
    const { status, problem } = await enter(cart.id, (await issue(shop, { amount: 100 })).code)
    expect([status, problem.reason]).toEqual([403, 'gift-cards-full'])
  })
})
