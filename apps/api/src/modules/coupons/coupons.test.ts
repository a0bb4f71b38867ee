import type { NewCoupon } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { auditLog } from '../audit/tables.ts'
import { variants } from '../catalogue/index.ts'
import { mailboxOf } from '../orders/index.ts'

let shop: Shop
let admin: string
/** Token of a customer: only signed-in customers get the reason why a code is refused. */
let customer: string
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.db.update(variants).set({ onHand: 100_000 })
})
// New sessions for each test, because some tests advance the clock by days.
beforeEach(async () => {
  admin = (await shop.signUp({ role: 'admin' })).token
  customer = (await shop.signUp()).token
})
afterAll(() => shop.close())

let made = 0
/** Creates a coupon. Returns its unique code. */
async function coupon(wish: Omit<NewCoupon, 'code' | 'kind'> | Record<string, unknown>): Promise<string> {
  const body = { code: `TEST${(made += 1)}`, kind: 'percent', percentOff: 10, ...wish } as NewCoupon
  const { status, data, problem } = await shop.call('POST /api/v1/admin/coupons', { token: admin, body })
  if (status !== 201) throw new Error(problem.detail)
  return data.code
}
const put = (cartId: string, code: string | null, token?: string) =>
  shop.call('PUT /api/v1/carts/{id}/coupon', {
    params: { id: cartId },
    body: { coupon: code },
    ...(token === undefined ? {} : { token })
  })
const see = async (cartId: string) => (await shop.call('GET /api/v1/carts/{id}', { params: { id: cartId } })).data
const quote = async (cartId: string, more: Record<string, unknown> = {}) =>
  (
    await shop.call('POST /api/v1/quotes', {
      body: { cartId, country: 'US', region: 'OR', shippingMethod: 'standard', ...more }
    })
  ).data
/** The message to a customer who enters a code for a cart; `ok` if it is accepted. */
const toldOf = async (cartId: string, code: string) => {
  const { status, problem } = await put(cartId, code, customer)
  return status === 200 ? 'ok' : problem.detail
}

describe('what a coupon takes off', () => {
  test('percent of the products, or an amount that is never more than they cost', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const [percent, amount, much] = [
      await coupon({ percentOff: 12.5 }),
      await coupon({ kind: 'amount', amountOff: 700 }),
      await coupon({ kind: 'amount', amountOff: 99_900 })
    ]
    expect((await put(cart.id, percent)).data.totals).toMatchObject({
      discount: { amount: 500 },
      total: { amount: 3500 }
    })
    expect((await put(cart.id, amount)).data.totals).toMatchObject({
      discount: { amount: 700 },
      total: { amount: 3300 }
    })
    expect((await put(cart.id, much)).data.totals).toMatchObject({ discount: { amount: 4000 }, total: { amount: 0 } })
    const placed = (await shop.submit(cart.id)).data
    expect(placed.totals).toMatchObject({
      discount: { amount: 4000 },
      shipping: { amount: 590 },
      total: { amount: 590 }
    })
  })

  test('standard delivery, and then only an order that would have paid for it uses the coupon', async () => {
    const code = await coupon({ kind: 'free-shipping', maxUses: 1 })
    const cart = await shop.cartWith('plain-tee')
    await put(cart.id, code)
    expect((await quote(cart.id)).totals).toMatchObject({
      discount: { amount: 0 },
      shipping: { amount: 0 },
      total: { amount: 2000 }
    })
    expect((await quote(cart.id, { shippingMethod: 'express' })).totals.shipping?.amount).toBe(1490)
    expect((await shop.submit(cart.id, { change: { shippingMethod: 'express' } })).data.totals.total.amount).toBe(3490)
    const other = await shop.cartWith('plain-tee')
    expect((await shop.submit(other.id, { change: { coupon: code } })).data.totals.total.amount).toBe(2000)
    expect(await toldOf((await shop.cartWith('plain-tee')).id, code)).toBe(
      `${code} has been used as often as it could be.`
    )
  })

  test('only something off the products it is for', async () => {
    const code = await coupon({ percentOff: 50, categories: ['mugs'] })
    const tee = await shop.cartWith('plain-tee')
    expect(await toldOf(tee.id, code)).toBe(`${code} is for Mugs, and there is nothing of that in your cart.`)
    const [mug] = await shop.variantsOf('last-mug')
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: tee.id },
      body: { variantId: mug!.id, quantity: 1 }
    })
    expect((await put(tee.id, code)).data.totals).toMatchObject({
      subtotal: { amount: 3500 },
      discount: { amount: 750 }
    })
    const named = await coupon({ products: ['last-mug'], minimum: 2000 })
    expect(await toldOf(tee.id, named)).toBe(`${named} is for orders of $20.00 or more of Last mug; $5.00 is missing.`)
  })
})

describe('when a coupon holds', () => {
  test('it says what is missing, stays in the cart when its condition no longer holds, and takes off again when it does', async () => {
    const code = await coupon({ minimum: 5000 })
    const cart = await shop.cartWith('plain-tee', 2)
    expect(await toldOf(cart.id, code)).toBe(`${code} is for orders of $50.00 or more; $10.00 is missing.`)
    const change = (quantity: number) =>
      shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', {
        params: { id: cart.id, lineId: cart.lines[0]!.id },
        body: { quantity }
      })
    await change(3)
    expect((await put(cart.id, code)).data).toMatchObject({
      coupon: code,
      couponProblem: null,
      totals: { discount: { amount: 600 } }
    })
    const problem = { code: 'minimum', detail: `${code} is for orders of $50.00 or more; $10.00 is missing.` }
    expect((await change(2)).data).toMatchObject({
      coupon: code,
      couponProblem: problem,
      totals: { discount: { amount: 0 } }
    })
    expect(await quote(cart.id)).toMatchObject({ couponProblem: problem, totals: { discount: { amount: 0 } } })
    expect((await shop.submit(cart.id)).data).toMatchObject({
      couponProblem: problem,
      totals: { total: { amount: 4590 } }
    })
    expect((await change(3)).data).toMatchObject({ couponProblem: null, totals: { discount: { amount: 600 } } })
  })

  test('from its first day to before its last', async () => {
    const now = shop.clock.now().getTime()
    const at = (days: number) => new Date(now + days * 86_400_000)
    const day = (moment: Date) =>
      new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment)
    const { id } = await shop.cartWith('plain-tee')
    const [early, over, running] = [
      await coupon({ startsAt: at(3).toISOString() }),
      await coupon({ endsAt: at(-1).toISOString() }),
      await coupon({ startsAt: at(-1).toISOString(), endsAt: at(1).toISOString() })
    ]
    expect([await toldOf(id, early), await toldOf(id, over), await toldOf(id, running)]).toEqual([
      `${early} begins on ${day(at(3))}.`,
      `${over} ended on ${day(at(-1))}.`,
      'ok'
    ])
  })

  test('while staff have it switched on; in a cart it is said that it has ended', async () => {
    const code = await coupon({})
    const cart = await shop.cartWith('plain-tee')
    await put(cart.id, code)
    await shop.call('PATCH /api/v1/admin/coupons/{code}', { token: admin, params: { code }, body: { isActive: false } })
    expect(await see(cart.id)).toMatchObject({
      coupon: code,
      couponProblem: { code: 'unknown', detail: 'This coupon is not known, or it has ended.' },
      totals: { discount: { amount: 0 } }
    })
  })

  test('once for each customer: by account, and by mailbox however it is written', async () => {
    const code = await coupon({ isOncePerCustomer: true })
    const person = await shop.signUp({ email: 'kay.jones@gmail.com' })
    const own = await shop.cartWith('plain-tee', 1, person.token)
    expect(
      (await shop.submit(own.id, { token: person.token, change: { email: 'at.work@example.com', coupon: code } }))
        .status
    ).toBe(201)
    await shop.pay(
      (await shop.submit(own.id, { token: person.token, change: { email: 'at.work@example.com', coupon: code } })).data
    )

    const used = `${code} can be used once, and you have used it before.`
    const next = await shop.cartWith('plain-tee', 1, person.token)
    expect((await put(next.id, code, person.token)).problem.detail).toBe(used)
    const asGuest = async (email: string) =>
      (await shop.submit((await shop.cartWith('plain-tee')).id, { change: { email, coupon: code } })).problem.detail
    expect([await asGuest('AT.work+again@Example.com'), await asGuest('atwork@example.com')]).toEqual([used, undefined])

    const guest = await shop.cartWith('plain-tee')
    await put(guest.id, code)
    expect((await shop.submit(guest.id, { change: { email: 'lee.may@gmail.com' } })).data.totals.discount.amount).toBe(
      200
    )
    expect(await asGuest('l.e.e.may+x@googlemail.com')).toBe(used)
    // A quote does not reveal whether an address has bought here. The order states before payment why it costs more.
    const late = await shop.cartWith('plain-tee')
    await put(late.id, code)
    expect(await quote(late.id, { email: 'leemay@gmail.com' })).toMatchObject({
      couponProblem: null,
      totals: { discount: { amount: 200 } }
    })
    expect((await shop.submit(late.id, { change: { email: 'leemay@gmail.com' } })).data).toMatchObject({
      couponProblem: { code: 'used-before', detail: used },
      totals: { discount: { amount: 0 } }
    })
  })

  test('for a first order', async () => {
    const code = await coupon({ isFirstOrderOnly: true })
    const order = async (email: string) =>
      shop.submit((await shop.cartWith('plain-tee')).id, { change: { email, coupon: code } })
    const first = await order('newcomer@example.com')
    expect(first.data.totals.discount.amount).toBe(200)
    expect((await order('newcomer@example.com')).problem).toMatchObject({
      code: 'invalid-coupon',
      detail: `${code} is for a first order, and you have ordered before.`
    })
  })

  test('an order knows its buyer’s mailbox by the same rule that looks for it', async () => {
    for (const [email, mailbox] of [
      ['a.b+c@gmail.com', 'ab@gmail.com'],
      ['a.b+c@googlemail.com', 'ab@gmail.com'],
      ['a.b+c@example.com', 'a.b@example.com'],
      ['plain@example.com', 'plain@example.com']
    ] as const) {
      const { rows } = await shop.platform.db.execute(sql`select ${mailboxOf(sql`${email}::text`)} as mailbox`)
      expect(rows).toEqual([{ mailbox }])
    }
  })
})

describe('used up', () => {
  const carts = (count: number, code?: string) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const cart = await shop.cartWith('plain-tee')
        if (code !== undefined) await put(cart.id, code)
        return cart.id
      })
    )

  test('of fifty who order with a coupon for five at the same moment, five get it and the others are told', async () => {
    const code = await coupon({ maxUses: 5 })
    const answers = await Promise.all(
      (await carts(50)).map((id, index) =>
        shop.submit(id, { change: { email: `fifty${index}@example.com`, coupon: code } })
      )
    )
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed.map(({ data }) => data.totals.discount.amount)).toEqual([200, 200, 200, 200, 200])
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, problem }) => [status, problem.code, problem.detail])
    expect(refused).toEqual(
      Array.from({ length: 45 }, () => [400, 'invalid-coupon', expect.stringContaining('does not work for this cart')])
    )
  })

  test('of fifty who have it in their carts five pay less; the others’ answers say why they pay all', async () => {
    const code = await coupon({ maxUses: 5 })
    const ids = await carts(50, code)
    const submit = (id: string, index: number) =>
      shop.submit(id, { key: `submission-of-cart-${index}`, change: { email: `cart${index}@example.com` } })
    const answers = await Promise.all(ids.map(submit))
    expect(answers.filter(({ status }) => status !== 201).map(({ problem }) => problem)).toEqual([])
    const discounted = answers.filter(({ data }) => data.totals.discount.amount === 200)
    expect(discounted).toHaveLength(5)
    const told = answers.filter(({ data }) => data.couponProblem?.code === 'used-up')
    expect(told).toHaveLength(45)
    for (const { data } of told) expect(data.totals).toMatchObject({ discount: { amount: 0 }, total: { amount: 2590 } })
    // Repeated with their keys, the calls return the same responses.
    const again = await Promise.all(ids.slice(0, 10).map(submit))
    expect(again.map(({ data }) => data)).toEqual(answers.slice(0, 10).map(({ data }) => data))
  })

  test('one customer who orders ten times at the same moment gets a coupon for one use once', async () => {
    const code = await coupon({ isOncePerCustomer: true })
    const answers = await Promise.all(
      (await carts(10)).map((id, index) =>
        shop.submit(id, { change: { email: `ten+${index}@example.com`, coupon: code } })
      )
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})

describe('what staff do', () => {
  test('adds, lists and changes coupons, and it is written down who did', async () => {
    const body = {
      code: ' spring-26 ',
      kind: 'percent' as const,
      percentOff: 7.5,
      minimum: 1000,
      categories: ['mugs'],
      maxUses: 10
    }
    const added = await shop.call('POST /api/v1/admin/coupons', { token: admin, body })
    expect(added).toMatchObject({
      status: 201,
      data: {
        code: 'SPRING-26',
        percentOff: 7.5,
        amountOff: null,
        minimum: 1000,
        categories: ['mugs'],
        products: [],
        maxUses: 10,
        uses: 0,
        isActive: true,
        startsAt: null,
        currency: 'USD'
      }
    })
    expect((await shop.call('POST /api/v1/admin/coupons', { token: admin, body })).problem).toMatchObject({
      code: 'conflict',
      errors: [{ pointer: '/code' }]
    })
    const changed = await shop.call('PATCH /api/v1/admin/coupons/{code}', {
      token: admin,
      params: { code: 'spring-26' },
      body: { maxUses: null, endsAt: '2030-01-01T00:00:00Z' }
    })
    expect(changed.data).toMatchObject({ maxUses: null, endsAt: '2030-01-01T00:00:00.000Z', minimum: 1000 })
    await shop.submit((await shop.cartWith('last-mug')).id, { change: { coupon: 'SPRING-26' } })
    const { items } = (await shop.call('GET /api/v1/admin/coupons', { token: admin, query: { pageSize: 100 } })).data
    expect(items.find(({ code }) => code === 'SPRING-26')).toMatchObject({
      uses: 1,
      discount: { amount: 113, currency: 'USD' },
      turnover: { amount: 0 }
    })
    const log = (await shop.platform.db.select().from(auditLog)).filter(({ subject }) => subject === 'SPRING-26')
    expect(log.map(({ action, change: entry }) => [action, entry])).toEqual([
      ['coupon.add', { from: null, to: expect.objectContaining({ code: 'SPRING-26', maxUses: 10 }) }],
      ['coupon.change', { from: { maxUses: 10, endsAt: null }, to: { maxUses: null, endsAt: expect.any(String) } }]
    ])
  })

  test('finds coupons by a part of the code, and goes on where a part of the list ended', async () => {
    const codes = ['PAGE-1', 'PAGE-2', 'PAGE-3']
    for (const code of codes) await coupon({ code })
    const list = async (query: Record<string, string>) =>
      (await shop.call('GET /api/v1/admin/coupons', { token: admin, query })).data
    const first = await list({ q: 'page-', pageSize: '2' })
    await coupon({ code: 'PAGE-4' })
    const rest = await list({ q: 'page-', pageSize: '2', after: first.next! })
    expect([...first.items, ...rest.items].map(({ code }) => code)).toEqual(codes.toReversed())
    expect(rest.next).toBeNull()
    expect((await list({ q: 'P_GE' })).items).toEqual([])
    expect((await list({ after: 'no-such' })).items).toEqual([])
  })

  test('sees what a coupon brought: what was paid counts, what was cancelled does not', async () => {
    const code = await coupon({ percentOff: 50, maxUses: 2 })
    const place = async () =>
      (await shop.submit((await shop.cartWith('plain-tee')).id, { change: { coupon: code } })).data
    const see = async () => {
      const { items } = (await shop.call('GET /api/v1/admin/coupons', { token: admin, query: { q: code } })).data
      const { uses, discount, turnover, state } = items[0]!
      return [uses, discount.amount, turnover.amount, state]
    }
    const paid = await place()
    await shop.pay(paid)
    const waiting = await place()
    expect(await see()).toEqual([2, 2000, 1590, 'used-up'])
    await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: waiting.orderId },
      query: { key: waiting.orderKey }
    })
    expect(await see()).toEqual([1, 1000, 1590, 'holds'])
    const change = (body: Record<string, unknown>) =>
      shop.call('PATCH /api/v1/admin/coupons/{code}', { token: admin, params: { code }, body })
    expect((await change({ startsAt: '2031-01-01T00:00:00Z' })).data.state).toBe('not-started')
    expect((await change({ startsAt: null, endsAt: '2020-01-01T00:00:00Z' })).data.state).toBe('ended')
    expect((await change({ isActive: false })).data.state).toBe('off')
  })

  test('what could never hold is refused', async () => {
    const wrong: Record<string, unknown>[] = [
      { code: 'x' },
      { code: 'a b' },
      { code: "A'; drop" },
      { percentOff: 0 },
      { percentOff: 101 },
      { percentOff: -5 },
      { percentOff: '10' },
      { kind: 'amount', amountOff: 0 },
      { kind: 'amount', amountOff: 1.5 },
      { kind: 'amount', amountOff: 1e12 },
      { kind: 'amount' },
      { kind: 'half' },
      { minimum: -1 },
      { maxUses: -1 },
      { maxUses: 0.5 },
      { categories: ['no-such'] },
      { products: ['no-such'] },
      { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
      { startsAt: 'tomorrow' }
    ]
    for (const part of wrong) {
      const { status, problem } = await shop.call('POST /api/v1/admin/coupons', {
        token: admin,
        body: { code: 'WRONG1', kind: 'percent', percentOff: 10, ...part } as never
      })
      expect([status, problem.code], JSON.stringify(part)).toEqual([400, 'invalid-input'])
    }
    expect(
      (await shop.call('PATCH /api/v1/admin/coupons/{code}', { token: admin, params: { code: 'WRONG1' }, body: {} }))
        .status
    ).toBe(404)
  })

  test('the settings’ coupons are there, one of each kind', async () => {
    const { items } = (await shop.call('GET /api/v1/admin/coupons', { token: admin, query: { pageSize: 100 } })).data
    const kinds = Object.fromEntries(items.map(({ code, kind }) => [code, kind]))
    expect(kinds).toMatchObject({
      WELCOME10: 'percent',
      THANKS5: 'amount',
      SHIPFREE: 'free-shipping',
      EARLYBIRD: 'percent'
    })
    const cart = await shop.cartWith('plain-tee', 2)
    expect([
      await toldOf(cart.id, 'thanks5'),
      await toldOf(cart.id, 'shipfree'),
      await toldOf(cart.id, 'earlybird')
    ]).toEqual(['ok', 'ok', 'EARLYBIRD has been used as often as it could be.'])
  })
})

test('a use comes back when its order is cancelled, runs out of time, or is replaced', async () => {
  const code = await coupon({ maxUses: 1 })
  const [id = '', other = ''] = [await shop.cartWith('plain-tee'), await shop.cartWith('plain-tee')].map(
    (cart) => cart.id
  )
  const order = (cartId: string) => shop.submit(cartId, { change: { coupon: code } })
  const first = (await order(id)).data
  expect((await order(other)).status).toBe(400)
  // A second order from the same cart replaces the first.
  const second = (await order(id)).data
  expect([second.totals.discount.amount, (await shop.see(first)).data.status]).toEqual([200, 'cancelled'])
  await shop.call('POST /api/v1/orders/{id}/cancel', {
    params: { id: second.orderId },
    query: { key: second.orderKey }
  })
  const third = await order(other)
  expect(third.status).toBe(201)
  shop.clock.advance(16 * 60)
  await shop.tick('orders.reconcile')
  expect((await order(id)).status).toBe(201)
})

test('an order that ran out of time is not charged with a coupon that others used up meanwhile', async () => {
  const { token } = await shop.signUp({ role: 'admin' })
  admin = token
  const code = await coupon({ maxUses: 1 })
  const order = async () =>
    (await shop.submit((await shop.cartWith('plain-tee')).id, { change: { coupon: code } })).data
  const slow = await order()
  shop.clock.advance(16 * 60)
  await shop.tick('orders.reconcile')
  const quick = await order()
  const refused = await shop.pay(slow)
  expect([refused.status, refused.problem.code]).toEqual([400, 'invalid-coupon'])
  expect((await shop.see(slow)).data.status).toBe('pending')
  await shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: quick.orderId }, query: { key: quick.orderKey } })
  expect((await shop.pay(slow)).data.status).toBe('succeeded')
})
