import type { DraftOrder, DraftOrderInput } from '@motif/contract'
import { and, eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, address, card, design, openShop } from '../../testing/buy.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { raceFor } from '../../testing/race.ts'
import { auditLog } from '../audit/tables.ts'
import { products, variants } from '../catalogue/index.ts'
import { invoices } from '../invoices/tables.ts'
import { orderHistory, orderLines, orders, productionJobs } from '../orders/tables.ts'
import { payments, refunds } from '../payments/tables.ts'
import { draftOrders } from './tables.ts'

const email = 'club@example.com'

const empty: DraftOrderInput = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  note: null,
  discount: null,
  lines: []
}

let keys = 0
const newKey = () => ({ 'idempotency-key': `draft-key-${(keys += 1)}` })

/** Calls of a staff member for draft orders. */
function desk(shop: Shop, token: string) {
  const add = async (input: Partial<DraftOrderInput> = {}, headers = newKey()) =>
    shop.call('POST /api/v1/admin/draft-orders', { token, headers, body: { ...empty, ...input } })
  /** A draft that can be sent. */
  const ready = async (input: Partial<DraftOrderInput> = {}): Promise<DraftOrder> => {
    const [tee] = await shop.variantsOf('plain-tee')
    const { status, data, problem } = await add({
      email,
      shippingAddress: address,
      shippingMethod: 'standard',
      lines: [{ variantId: tee!.id, quantity: 2, ownPrice: null }],
      ...input
    })
    if (status !== 201) throw new Error(`The draft ended in ${status}: ${problem.detail}`)
    return data
  }
  const read = async (id: string) => shop.call('GET /api/v1/admin/draft-orders/{id}', { token, params: { id } })
  const change = (draft: DraftOrder, input: Partial<DraftOrderInput>, revision = draft.revision) =>
    shop.call('PUT /api/v1/admin/draft-orders/{id}', {
      token,
      params: { id: draft.id },
      body: {
        email: draft.email,
        shippingAddress: draft.shippingAddress,
        billingAddress: draft.billingAddress,
        shippingMethod: draft.shippingMethod,
        note: draft.note,
        discount: draft.discount,
        lines: draft.price.lines.map(({ id, variantId, quantity, ownPrice }) => ({
          id,
          variantId,
          quantity,
          ownPrice
        })),
        ...input,
        revision
      }
    })
  const send = ({ id, revision, price }: DraftOrder, days = 7, total = price.totals.total.amount) =>
    shop.call('POST /api/v1/admin/draft-orders/{id}/send', { token, params: { id }, body: { revision, days, total } })
  const settle = ({ id, revision, price }: DraftOrder, total = price.totals.total.amount) =>
    shop.call('POST /api/v1/admin/draft-orders/{id}/paid', {
      token,
      params: { id },
      body: { revision, total, note: 'Bank transfer of 3 May' }
    })
  const withdraw = ({ id }: Pick<DraftOrder, 'id'>) =>
    shop.call('POST /api/v1/admin/draft-orders/{id}/withdraw', { token, params: { id } })
  /** A sent draft and the key of its payment link. */
  const sent = async (input: Partial<DraftOrderInput> = {}) => {
    const { data, status, problem } = await send(await ready(input))
    if (status !== 200) throw new Error(`The draft was not sent: ${problem.detail}`)
    return { draft: data, key: keyIn(data.link?.url) }
  }
  return { add, ready, read, change, send, settle, withdraw, sent }
}

const keyIn = (url = '') => new URL(url).searchParams.get('pay') ?? ''
const look = (shop: Shop, key: string) => shop.call('GET /api/v1/payment-links', { query: { key } })
const place = (shop: Shop, key: string) => shop.call('POST /api/v1/payment-links/orders', { body: { key } })

describe('draft orders', () => {
  let shop: Shop
  let token: string
  let staff: ReturnType<typeof desk>
  let tee: string
  let mug: string
  beforeEach(async () => {
    shop = await openShop()
    token = (await shop.signUp({ role: 'admin', name: 'Grace Hopper' })).token
    staff = desk(shop, token)
    tee = (await shop.variantsOf('plain-tee'))[0]!.id
    mug = (await shop.variantsOf('last-mug'))[0]!.id
  })
  afterEach(() => shop.close())

  /** Advances the clock, which ends sessions, and continues with a new session. */
  const pass = async (seconds: number) => {
    shop.clock.advance(seconds)
    token = (await shop.signUp({ role: 'admin' })).token
    staff = desk(shop, token)
  }
  const list = async (query: Record<string, string> = {}) =>
    (await shop.call('GET /api/v1/admin/draft-orders', { token, query })).data
  const ordersNow = () => shop.platform.db.select().from(orders)

  test('are kept as far as they are known, and say what they lack', async () => {
    const { status, data } = await staff.add()
    expect([status, data.state, data.lacks]).toEqual([201, 'draft', ['items', 'email', 'address', 'delivery']])
    expect(data.customerKey).toBeNull()
    const known = await staff.change(data, {
      email: 'Club@Example.com',
      lines: [{ variantId: tee, quantity: 1, ownPrice: null }]
    })
    expect(known.data.customerKey).toEqual(expect.any(String))
    expect(known.data).toMatchObject({ email, lacks: ['address', 'delivery'], price: { totals: { shipping: null } } })
    const whole = await staff.change(known.data, { shippingAddress: address, shippingMethod: 'express' })
    expect(whole.data).toMatchObject({ lacks: [], price: { methods: [{ id: 'standard' }, { id: 'express' }] } })
    expect((await staff.send(known.data)).problem.reason).toBe('draft-order-changed-meanwhile')
  })

  test('are in the funnel of the dashboard only once they are paid', async () => {
    const funnel = async () => (await shop.call('GET /api/v1/admin/dashboard', { token, query: {} })).data.funnel.now
    const { key } = await staff.sent()
    expect((await place(shop, key)).status).toBeLessThan(300)
    expect(await funnel()).toEqual({ visits: 0, designs: 0, carts: 0, orders: 0 })
    expect((await staff.settle(await staff.ready())).status).toBeLessThan(300)
    expect(await funnel()).toEqual({ visits: 0, designs: 0, carts: 0, orders: 1 })
  })

  test('are begun once for each key, and another draft under the same key is refused', async () => {
    const headers = newKey()
    const [one, again] = [await staff.add({ email }, headers), await staff.add({ email }, headers)]
    expect(again.data.id).toBe(one.data.id)
    expect((await staff.add({ email: null }, headers)).problem.reason).toBe('draft-order-sent-differently')
    expect((await list()).total).toBe(1)
  })

  test('an incomplete one, and one whose price is another by now are not sent', async () => {
    const { data } = await staff.add({ email })
    expect((await staff.send(data)).problem.reason).toBe('draft-order-incomplete')
    const seen = await staff.ready()
    await shop.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: tee }, body: { price: 2500 } })
    expect((await staff.send(seen)).problem.reason).toBe('draft-order-price-changed')
    expect(await shop.mailbox(email)).toEqual([])
  })

  test('nobody can be sent a draft to where the shop does not deliver', async () => {
    const { price, lacks } = await staff.ready({ shippingAddress: { ...address, country: 'AQ', postalCode: '' } })
    expect([price.methods, price.totals.shipping, lacks]).toEqual([[], null, ['delivery']])
  })

  test('a price of its own and discounts count in totals and tax, and stand in the log with their reason', async () => {
    const draft = await staff.ready({
      discount: { kind: 'amount', amountOff: 500, reason: 'Club' },
      lines: [
        { variantId: tee, quantity: 2, ownPrice: { kind: 'price', unitPrice: 1500, reason: 'Seconds' } },
        { variantId: mug, quantity: 1, ownPrice: { kind: 'percent', percentOff: 10, reason: 'A scratch' } }
      ]
    })
    expect(draft.price.lines.map(({ unitPrice, usualPrice }) => [unitPrice.amount, usualPrice.amount])).toEqual([
      [1500, 2000],
      [1350, 1500]
    ])
    const { subtotal, discount, shipping, total } = draft.price.totals
    expect([subtotal.amount, discount.amount]).toEqual([4350, 500])
    expect(total.amount).toBe(4350 - 500 + (shipping?.amount ?? 0) + (draft.price.totals.tax?.amount ?? 0))
    const [entry] = await shop.platform.db.select().from(auditLog).where(eq(auditLog.action, 'draft-order.add'))
    expect(JSON.stringify(entry?.change)).toMatch(/Seconds.*A scratch.*Club/)
    expect(JSON.stringify(entry?.change)).not.toContain('club@')
  })

  test('whoever may not give prices keeps those that are there, and is refused new ones, also by a copy', async () => {
    const support = await shop.signUp({ role: 'admin', staffRole: 'support' })
    const helper = desk(shop, support.token)
    const own = { kind: 'price' as const, unitPrice: 100, reason: 'Mine' }
    const lines = [{ variantId: tee, quantity: 1, ownPrice: own }]
    const refused = { status: 403, problem: { reason: 'permission-missing', params: { permission: 'drafts.price' } } }
    expect(await helper.add({ lines })).toMatchObject(refused)
    expect(await helper.add({ discount: { kind: 'percent', percentOff: 5, reason: 'Mine' } })).toMatchObject(refused)
    const draft = await staff.ready({ lines })
    expect(await helper.change(draft, { note: 'Hello' })).toMatchObject({ status: 200 })
    const { data } = await staff.read(draft.id)
    const [line] = data.price.lines
    for (const changed of [
      { id: line!.id, variantId: tee, quantity: 1, ownPrice: { ...own, unitPrice: 99 } },
      { id: line!.id, variantId: (await shop.variantsOf('plain-tee'))[1]!.id, quantity: 1, ownPrice: own },
      { variantId: tee, quantity: 1, ownPrice: own }
    ])
      expect(await helper.change(data, { lines: [changed] })).toMatchObject(refused)
    expect(
      await helper.change(data, { lines: [{ id: line!.id, variantId: tee, quantity: 1, ownPrice: null }] })
    ).toMatchObject({ status: 200 })
    const priced = await staff.ready({ lines })
    expect(
      await shop.call('POST /api/v1/admin/draft-orders/{id}/duplicate', {
        token: support.token,
        params: { id: priced.id },
        headers: newKey()
      })
    ).toMatchObject(refused)
    expect((await helper.settle(priced)).problem.params).toEqual({ permission: 'drafts.settle' })
  })

  test('the link in the mail shows what is ordered and costs, and the price holds while it is open', async () => {
    const { draft, key } = await staff.sent({ note: 'As we said.' })
    const [mail] = await shop.mailbox(email)
    expect(mail?.text).toContain(draft.link?.url)
    expect(mail?.text).toContain('As we said.')
    await shop.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: tee }, body: { price: 9900 } })
    const { data } = await look(shop, key)
    expect(data).toMatchObject({ state: 'open', email, note: 'As we said.', totals: draft.price.totals, order: null })
    expect(data.lines).toMatchObject([{ name: 'Plain tee', quantity: 2, unitPrice: { amount: 2000 }, design: null }])
    expect(JSON.stringify(data)).not.toMatch(/Grace|reason/)
    const placed = await place(shop, key)
    expect((await shop.pay(placed.data)).data.status).toBe('succeeded')
    const paid = (await shop.see(placed.data)).data
    expect([paid.status, paid.totals]).toEqual(['paid', draft.price.totals])
  })

  test('what is paid by the link is an order like any other', async () => {
    const { draft, key } = await staff.sent()
    expect(await shop.stockOf('plain-tee')).toEqual([50, 50, 50, 50])
    const placed = await place(shop, key)
    expect((await shop.stockOf('plain-tee'))[0]).toBe(48)
    expect((await shop.pay(placed.data, card.declined)).data.status).toBe('declined')
    expect((await shop.pay(placed.data, card.challenged)).data.status).toBe('requires_action')
    expect((await shop.pay(placed.data, card.challenged, 'passed')).data.status).toBe('succeeded')
    await shop.runJobs()
    const { orderId } = placed.data
    const { db } = shop.platform
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ status: 'paid', email, customerId: null, stock: 'sold', number: expect.any(String) })
    expect(await db.select().from(productionJobs).where(eq(productionJobs.orderId, orderId))).toHaveLength(1)
    await shop.see(placed.data)
    expect(await db.select().from(invoices).where(eq(invoices.orderId, orderId))).toHaveLength(1)
    const mails = await shop.mailbox(email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(order!.number), expect.any(String)])
    const now = (await staff.read(draft.id)).data
    expect(now).toMatchObject({ state: 'paid', order: { id: orderId, number: order!.number }, link: null })
    expect((await list({ state: 'paid' })).items).toMatchObject([{ id: draft.id, order: { id: orderId } }])
    const shown = (await look(shop, key)).data
    expect(shown).toMatchObject({ state: 'paid', order: { id: orderId, key: placed.data.orderKey } })
    expect((await place(shop, key)).problem.reason).toBe('payment-link-paid')
    for (const refused of [
      await staff.change(now, { note: 'Late' }),
      await staff.send(now),
      await staff.withdraw(now),
      await shop.call('DELETE /api/v1/admin/draft-orders/{id}', { token, params: { id: now.id } }),
      await staff.settle(now)
    ])
      expect(refused.problem.reason).toBe('draft-order-paid')
  })

  test('two tabs, and two payments at once, make one order', async () => {
    const { draft, key } = await staff.sent()
    const placed = await raceFor(
      shop.platform,
      sql`select from draft_orders where id = ${draft.id} for update`,
      Array.from({ length: 4 }, () => () => place(shop, key))
    )
    expect(new Set(placed.map(({ data }) => data.orderId)).size).toBe(1)
    const first = placed[0]!.data
    const paid = await raceFor(
      shop.platform,
      sql`select from orders where id = ${first.orderId} for update`,
      placed.map(
        ({ data }) =>
          () =>
            shop.pay(data)
      )
    )
    expect(paid.map(({ data }) => data.status)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(await ordersNow()).toMatchObject([{ status: 'paid' }])
    expect((await shop.stockOf('plain-tee'))[0]).toBe(48)
    expect((await place(shop, key)).problem.reason).toBe('payment-link-paid')
  })

  test('a link that ended, was withdrawn, sent anew, or whose draft was changed or deleted opens nothing', async () => {
    const ended = { status: 404, problem: { reason: 'payment-link-ended' } }
    const mustBeOver = async (key: string) => {
      expect(await look(shop, key)).toMatchObject(ended)
      expect(await place(shop, key)).toMatchObject(ended)
    }
    const timely = await staff.sent()
    await pass(7 * 86_400 + 1)
    await mustBeOver(timely.key)
    expect((await staff.read(timely.draft.id)).data.state).toBe('ended')
    const again = await staff.send((await staff.read(timely.draft.id)).data)
    await mustBeOver(timely.key)
    expect((await look(shop, keyIn(again.data.link?.url))).status).toBe(200)
    await staff.withdraw(again.data)
    await mustBeOver(keyIn(again.data.link?.url))
    expect((await staff.read(timely.draft.id)).data).toMatchObject({ state: 'withdrawn', link: null })
    const changed = await staff.sent()
    expect((await staff.change(changed.draft, { note: 'More' })).data.state).toBe('draft')
    await mustBeOver(changed.key)
    const gone = await staff.sent()
    await shop.call('DELETE /api/v1/admin/draft-orders/{id}', { token, params: { id: gone.draft.id } })
    await mustBeOver(gone.key)
    await mustBeOver('x'.repeat(55))
    await mustBeOver(`${gone.key.slice(0, -1)}${gone.key.endsWith('A') ? 'B' : 'A'}`)
  })

  test('what is withdrawn, changed or deleted while somebody pays is paid before, or not at all', async () => {
    const { draft, key } = await staff.sent()
    const placed = await place(shop, key)
    await staff.withdraw(draft)
    expect((await shop.pay(placed.data)).status).toBe(409)
    expect((await shop.stockOf('plain-tee'))[0]).toBe(50)
    const other = await staff.sent()
    const paying = await place(shop, other.key)
    await shop.pay(paying.data)
    expect((await staff.change(other.draft, { note: 'Late' })).problem.reason).toBe('draft-order-paid')
  })

  test('holds nothing before it is being paid: what is gone meanwhile is refused by name, and can be bought once it is back', async () => {
    const { key } = await staff.sent({ lines: [{ variantId: mug, quantity: 1, ownPrice: null }] })
    const quicker = await shop.order('last-mug')
    await shop.pay(quicker)
    const short = await place(shop, key)
    expect(short.problem).toMatchObject({
      code: 'out-of-stock',
      errors: [{ params: { item: expect.stringContaining('Last mug') } }]
    })
    expect((await look(shop, key)).data.state).toBe('open')
    await shop.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: mug }, body: { stock: 1 } })
    expect((await place(shop, key)).status).toBe(201)
    const { key: later } = await staff.sent()
    await shop.platform.db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, tee))
    expect((await place(shop, later)).problem.reason).toBe('items-not-sold-any-more')
  })

  test('an order that waited too long is placed anew, and paid once', async () => {
    const { key } = await staff.sent()
    const first = await place(shop, key)
    shop.clock.advance(16 * 60)
    await shop.tick('orders.reconcile')
    const second = await place(shop, key)
    expect(second.data.orderId).not.toBe(first.data.orderId)
    expect((await shop.pay(first.data)).status).toBe(409)
    expect((await shop.pay(second.data)).data.status).toBe('succeeded')
    expect((await ordersNow()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'paid'])
    expect((await shop.stockOf('plain-tee'))[0]).toBe(48)
  })

  test('paid by bank transfer it is an order at once, with the note for colleagues, and refunds go by hand', async () => {
    const draft = await staff.ready()
    expect((await staff.settle(draft, 1)).problem.reason).toBe('draft-order-price-changed')
    const { data, status } = await staff.settle(draft)
    expect([status, data.state]).toEqual([200, 'paid'])
    const orderId = data.order?.id ?? ''
    const { db } = shop.platform
    await shop.runJobs()
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ status: 'paid', stock: 'sold', totals: draft.price.totals })
    expect(await db.select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
      { provider: 'manual', state: 'succeeded', amount: draft.price.totals.total.amount }
    ])
    const history = await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(orderHistory.id)
    expect(history.map(({ status: to, by }) => [to, by])).toEqual([
      ['pending', 'shop'],
      ['paid', 'payment']
    ])
    const { items } = (await shop.call('GET /api/v1/admin/orders/{id}/timeline', { token, params: { id: orderId } }))
      .data
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'note', text: 'Bank transfer of 3 May', by: 'Grace Hopper' })
    )
    expect((await shop.mailbox(email))[0]?.subject).toContain(order!.number)
    expect((await staff.settle(draft)).problem.reason).toBe('draft-order-paid')
    const refund = await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token,
      params: { id: orderId },
      headers: newKey(),
      body: { amount: 500, reason: 'A scratch', restock: false }
    })
    expect(refund.data.isPaidByHand).toBe(true)
    await shop.runJobs()
    expect(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { state: 'done', amount: 500 }
    ])
    await shop.tick('orders.reconcile')
    expect((await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status).toBe('partially_refunded')
  })

  test('said to be paid by two at once, and paid by the link meanwhile, it is one order', async () => {
    const { draft, key } = await staff.sent()
    const placed = await place(shop, key)
    const answers = await raceFor(shop.platform, sql`select from draft_orders where id = ${draft.id} for update`, [
      () => staff.settle(draft),
      () => staff.settle(draft)
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await shop.pay(placed.data)).status).toBe(409)
    expect((await ordersNow()).filter(({ paidAt }) => paidAt !== null)).toHaveLength(1)
    expect((await shop.stockOf('plain-tee'))[0]).toBe(48)
    expect((await look(shop, key)).data.state).toBe('paid')
  })

  test('more than there is cannot be settled', async () => {
    const draft = await staff.ready({ lines: [{ variantId: mug, quantity: 2, ownPrice: null }] })
    expect(draft.price.lines).toMatchObject([{ quantity: 2, available: 1 }])
    expect((await staff.settle(draft)).problem.code).toBe('out-of-stock')
    expect(await ordersNow()).toEqual([])
  })

  test('an earlier line is ordered again with its design and its team, for its own customer alone', async () => {
    const cart = await shop.cartWith('plain-tee')
    await shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id: cart.id },
      body: {
        key: 'harriers',
        designs: [{ document: design('Harriers') }],
        lines: [{ variantId: tee, quantity: 1, design: 0 }]
      }
    })
    const earlier = await shop.submit(cart.id, { change: { email } })
    const lookFor = (of: string) => shop.call('GET /api/v1/admin/draft-customers', { token, query: { email: of } })
    expect((await lookFor(email)).data).toMatchObject({ isKnown: false, lines: [] })
    await shop.pay(earlier.data)
    const known = (await lookFor('CLUB@example.com')).data
    expect(known).toMatchObject({ isKnown: true, name: address.name, addresses: [address] })
    const again = known.lines.find((line) => line.design !== null)!
    const copy = {
      variantId: tee,
      quantity: 20,
      ownPrice: null,
      copyOf: { orderId: again.orderId, lineId: again.lineId }
    }
    expect((await staff.add({ email: 'other@example.com', lines: [copy] })).problem.reason).toBe(
      'draft-order-line-of-others'
    )
    const { draft, key } = await staff.sent({ lines: [copy] })
    expect(draft.price.lines).toMatchObject([{ quantity: 20, design: { contentHash: again.design?.contentHash } }])
    const placed = await place(shop, key)
    await shop.pay(placed.data)
    const [line] = await shop.platform.db.select().from(orderLines).where(eq(orderLines.orderId, placed.data.orderId))
    expect(line).toMatchObject({
      quantity: 20,
      designHash: again.design?.contentHash,
      batch: 'harriers',
      design: { product: 'plain-tee' }
    })
  })

  test('a line keeps its design in another size of the product, and not as another product', async () => {
    const cart = await shop.cartWith('plain-tee')
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: tee, quantity: 1, design: { document: design('Harriers') } }
    })
    const earlier = await shop.submit(cart.id, { change: { email } })
    await shop.pay(earlier.data)
    const ordered = (await shop.see(earlier.data)).data.lines.find((line) => line.design !== null)!
    const draft = await staff.ready({
      lines: [
        { variantId: tee, quantity: 1, ownPrice: null, copyOf: { orderId: earlier.data.orderId, lineId: ordered.id } }
      ]
    })
    const [line] = draft.price.lines
    const as = (variantId: string) =>
      staff.change(draft, { lines: [{ id: line!.id, variantId, quantity: 1, ownPrice: null }] })
    expect((await as(mug)).status).toBe(400)
    const other = (await shop.variantsOf('plain-tee'))[1]!.id
    expect((await as(other)).data.price.lines).toMatchObject([{ variantId: other, design: { designId: null } }])
  })

  test('a copy is a draft of its own; deleting is taken back within a day and final after', async () => {
    const draft = await staff.ready()
    const headers = newKey()
    const copy = () =>
      shop.call('POST /api/v1/admin/draft-orders/{id}/duplicate', { token, params: { id: draft.id }, headers })
    const [made, again] = [await copy(), await copy()]
    expect([made.status, again.data.id]).toEqual([201, made.data.id])
    expect(made.data).toMatchObject({ state: 'draft', email, price: { totals: draft.price.totals } })
    expect(made.data.price.lines[0]?.id).not.toBe(draft.price.lines[0]?.id)
    const remove = (id: string) => shop.call('DELETE /api/v1/admin/draft-orders/{id}', { token, params: { id } })
    const restore = (id: string) => shop.call('POST /api/v1/admin/draft-orders/{id}/restore', { token, params: { id } })
    await remove(draft.id)
    expect([(await staff.read(draft.id)).status, (await list()).total]).toEqual([404, 1])
    expect((await restore(draft.id)).data.price.totals).toEqual(draft.price.totals)
    await remove(draft.id)
    await pass(25 * 3600)
    await shop.tick('draft-orders.clear')
    expect((await restore(draft.id)).problem.reason).toBe('draft-order-not-found')
    shop.clock.advance(181 * 86_400)
    await shop.tick('draft-orders.clear')
    expect(await shop.platform.db.select().from(draftOrders)).toEqual([])
  })

  test('two of staff do not write over each other', async () => {
    const draft = await staff.ready()
    const answers = await raceFor(shop.platform, sql`select from draft_orders where id = ${draft.id} for update`, [
      () => staff.change(draft, { note: 'One' }),
      () => staff.change(draft, { note: 'Two' })
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('the list is filtered by state and found by address and name', async () => {
    await staff.ready()
    await staff.sent({ email: 'school@example.com', shippingAddress: { ...address, name: 'Ms 100% Teacher' } })
    const emails = async (query: Record<string, string>) => (await list(query)).items.map((item) => item.email)
    expect(await emails({ state: 'sent' })).toEqual(['school@example.com'])
    expect(await emails({ state: 'draft' })).toEqual([email])
    expect(await emails({ q: '100% t' })).toEqual(['school@example.com'])
    expect(await emails({ q: 'CLUB@' })).toEqual([email])
    expect(await emails({ q: '_' })).toEqual([])
    expect((await list({ state: 'sent' })).items[0]).toMatchObject({
      pieces: 2,
      by: 'Grace Hopper',
      name: 'Ms 100% Teacher'
    })
  })

  test('a preview keeps nothing and costs what the draft then costs', async () => {
    const body = {
      ...empty,
      id: null,
      shippingAddress: address,
      shippingMethod: 'standard' as const,
      lines: [{ variantId: tee, quantity: 12, ownPrice: null }]
    }
    const { data } = await shop.call('POST /api/v1/admin/draft-orders/preview', { token, body })
    expect((await list()).total).toBe(0)
    expect((await staff.ready(body)).price.totals).toEqual(data.totals)
    expect(
      (
        await shop.call('POST /api/v1/admin/draft-orders/preview', {
          token,
          body: { ...body, lines: [{ variantId: 'none', quantity: 1, ownPrice: null }] }
        })
      ).problem.reason
    ).toBe('variant-not-sold')
  })
})

test('one that costs nothing is not sent, and marked as paid instead', async () => {
  const shipping = shopConfig.shipping.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => ({ ...method, freeFrom: 0 }))
  }))
  const shop = await openShop({ shop: { shipping } })
  const staff = desk(shop, (await shop.signUp({ role: 'admin' })).token)
  const gift = await staff.ready({ discount: { kind: 'percent', percentOff: 100, reason: 'A gift' } })
  expect(gift.price.totals.total.amount).toBe(0)
  expect((await staff.send(gift)).problem.reason).toBe('draft-order-too-small')
  expect((await staff.settle(gift)).data.state).toBe('paid')
  await shop.close()
})

test('the log never holds the key of a payment link', async () => {
  const lines: string[] = []
  const shop = await openShop({ log: { write: (line) => void lines.push(line) } })
  const { token } = await shop.signUp({ role: 'admin' })
  const { key } = await desk(shop, token).sent()
  await look(shop, key)
  await shop.fetch(`/checkout?pay=${key}`)
  expect(lines.join('\n')).toContain('/checkout?pay=…')
  expect(lines.join('\n')).not.toContain(key)
  await shop.close()
})

describe.each(['test', 'stripe'] as const)('a draft paid through the provider %s', (name) => {
  let shop: PaidShop
  let staff: ReturnType<typeof desk>
  beforeEach(async () => {
    shop = await openPaidShop(name)
    staff = desk(shop, (await shop.signUp({ role: 'admin' })).token)
  })
  afterEach(() => shop.close())

  test('is paid once however often and late the provider tells it, and what comes after it was withdrawn goes back', async () => {
    const { draft, key } = await staff.sent()
    const { data } = await place(shop, key)
    await shop.provider.charge(data)
    const reference = await shop.referenceOf(data)
    for (const event of [{ id: 'evt_draft' }, { id: 'evt_draft' }, {}]) await shop.provider.tell(reference, event)
    expect((await staff.read(draft.id)).data.state).toBe('paid')
    expect(await shop.provider.look(reference)).toMatchObject({
      received: draft.price.totals.total.amount,
      paidBack: 0
    })

    const other = await staff.sent()
    const late = (await place(shop, other.key)).data
    await staff.withdraw(other.draft)
    await shop.provider.charge(late)
    await shop.provider.tell(await shop.referenceOf(late))
    await shop.runJobs()
    const { received, paidBack } = await shop.provider.look(await shop.referenceOf(late))
    expect(received - paidBack).toBe(0)
    expect((await staff.read(other.draft.id)).data.state).toBe('withdrawn')
  })

  test('whoever paid and comes back before the shop heard of it does not pay again', async () => {
    const { draft, key } = await staff.sent()
    const { data } = await place(shop, key)
    await shop.provider.charge(data)
    expect((await place(shop, key)).problem.reason).toBe('payment-link-paid')
    expect((await look(shop, key)).data.state).toBe('paid')
    expect((await staff.settle(draft)).problem.reason).toBe('draft-order-paid')
    expect(
      await shop.platform.db
        .select()
        .from(orders)
        .where(and(eq(orders.status, 'paid')))
    ).toHaveLength(1)
  })
})

describe('a draft without prices of its own', () => {
  let shop: Shop
  let token: string
  let ids: string[]
  beforeAll(async () => {
    shop = await openShop()
    token = (await shop.signUp({ role: 'admin' })).token
    const { db } = shop.platform
    await db.update(variants).set({ onHand: 1_000_000, price: sql`${variants.price} - 7 + 11 * ${variants.position}` })
    await db.update(products).set({ taxClass: 'clothing', weightGrams: 180 }).where(eq(products.slug, 'plain-tee'))
    ids = [...(await shop.variantsOf('plain-tee')), ...(await shop.variantsOf('last-mug'))].map(({ id }) => id)
  })
  afterAll(() => shop.close())

  const { region: _region, ...nowhere } = address
  const places = [
    { country: 'US', region: 'CA', postalCode: '94103' },
    { country: 'DE', postalCode: '10115' },
    { country: 'IN', postalCode: '110001' },
    { country: 'JP', postalCode: '100-0001' }
  ]

  test('costs what the checkout asks for the same cart, to the smallest unit, as a draft and as an order', async () => {
    const staff = desk(shop, token)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.record({ variant: fc.nat(ids.length - 1), quantity: fc.integer({ min: 1, max: 25 }) }), {
          minLength: 1,
          maxLength: 5,
          selector: ({ variant }) => variant
        }),
        fc.constantFrom(...places),
        fc.constantFrom('standard' as const, 'express' as const),
        async (lines, where, shippingMethod) => {
          const { data: cart } = await shop.call('POST /api/v1/carts')
          for (const { variant, quantity } of lines)
            await shop.call('POST /api/v1/carts/{id}/lines', {
              params: { id: cart.id },
              body: { variantId: ids[variant] ?? '', quantity }
            })
          const { postalCode: _, ...place_ } = where
          const quote = await shop.call('POST /api/v1/quotes', { body: { cartId: cart.id, ...place_, shippingMethod } })
          const draft = await staff.ready({
            shippingAddress: { ...nowhere, ...where },
            shippingMethod,
            lines: lines.map(({ variant, quantity }) => ({ variantId: ids[variant] ?? '', quantity, ownPrice: null }))
          })
          expect(draft.price.totals).toEqual(quote.data.totals)
          if (draft.lacks.length > 0) return
          const { data } = await staff.settle(draft)
          const [order] = await shop.platform.db
            .select()
            .from(orders)
            .where(eq(orders.id, data.order?.id ?? ''))
          expect(order?.totals).toEqual(quote.data.totals)
          const rows = await shop.platform.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
          expect(rows.reduce((sum, row) => sum + row.total - row.discount, 0)).toBe(
            quote.data.totals.subtotal.amount - quote.data.totals.discount.amount
          )
        }
      ),
      { numRuns: 25 }
    )
  }, 60_000)
})
