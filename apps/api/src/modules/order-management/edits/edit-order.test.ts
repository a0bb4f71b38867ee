import type { Checkout, OrderEditRequest } from '@motif/contract'
import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { address, design } from '../../../testing/buy.ts'
import { type PaidShop, openPaidShop } from '../../../testing/pay.ts'
import { auditLog } from '../../audit/tables.ts'
import { printAreas, variants } from '../../catalogue/index.ts'
import { issueGiftCards } from '../../gift-cards/issue.ts'
import { giftCards } from '../../gift-cards/tables.ts'
import { invoices } from '../../invoices/tables.ts'
import { orderLines, orders, productionJobs } from '../../orders/index.ts'
import { editPayments, payments, refunds } from '../../payments/tables.ts'

const inGermany = { name: 'Ada Person', line1: 'Weg 1', city: 'Berlin', postalCode: '10115', country: 'DE' }

/** Initial stock of each shirt. */
const stock = 50

let keys = 0

describe.each(['test', 'stripe'] as const)('changes of an order paid through the provider %s', (name) => {
  let shop: PaidShop
  let token: string
  let shirts: { id: string }[]
  beforeEach(async () => {
    shop = await openPaidShop(name)
    token = (await shop.signUp({ role: 'admin', name: 'Grace Hopper' })).token
    shirts = await shop.variantsOf('plain-tee')
  })
  afterEach(() => shop.close())

  const db = () => shop.platform.db
  const paid = async (quantity = 1) => {
    const checkout = await shop.order('plain-tee', quantity)
    await shop.buy(checkout)
    await shop.runJobs()
    return checkout
  }
  const linesOf = ({ orderId }: Pick<Checkout, 'orderId'>) =>
    db().select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
  const lineOf = async (checkout: Pick<Checkout, 'orderId'>) => {
    const [line] = await linesOf(checkout)
    if (!line) throw new Error('The order has no line')
    return line
  }
  const rowOf = async ({ orderId }: Pick<Checkout, 'orderId'>) => {
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('There is no order')
    return order
  }
  const preview = (
    id: string,
    body: Pick<OrderEditRequest, 'shippingAddress' | 'shippingMethod'> & { lines?: OrderEditRequest['lines'] }
  ) => shop.call('POST /api/v1/admin/orders/{id}/edits/preview', { token, params: { id }, body })
  /** Changes an order like staff who first preview the price difference. */
  const edit = async (
    checkout: Pick<Checkout, 'orderId'>,
    wanted: Partial<Omit<OrderEditRequest, 'reason'>>,
    key = `edit-key-${(keys += 1)}`
  ) => {
    const id = checkout.orderId
    const { waiver: _waiver, ...changes } = wanted
    const { revision } = await rowOf(checkout)
    const seen = wanted.difference === undefined ? await preview(id, changes) : undefined
    return shop.call('POST /api/v1/admin/orders/{id}/edits', {
      token,
      params: { id },
      headers: { 'idempotency-key': key },
      body: { revision, difference: seen?.data?.difference?.amount ?? 0, reason: 'As you asked.', ...wanted }
    })
  }
  const openOf = async (checkout: Checkout) => {
    const open = (await shop.see(checkout)).data.edits?.find(({ state }) => state === 'open')
    if (!open?.payment) throw new Error('Nothing is to be paid')
    return { id: open.id, payment: open.payment, difference: open.difference }
  }
  const referenceOf = async (editId: string) => {
    const [payment] = await db().select().from(editPayments).where(eq(editPayments.editId, editId))
    return payment?.reference ?? ''
  }
  /** The sum that the providers and gift cards hold for an order. */
  const moneyIn = async (checkout: Pick<Checkout, 'orderId'>) => {
    const references = [await shop.referenceOf(checkout)]
    for (const { reference } of await db()
      .select()
      .from(editPayments)
      .where(eq(editPayments.orderId, checkout.orderId)))
      if (reference !== null) references.push(reference)
    let sum = 0
    for (const reference of references) {
      const { received, paidBack } = await shop.provider.look(reference)
      sum += received - paidBack
    }
    const [payment] = await db().select().from(payments).where(eq(payments.orderId, checkout.orderId))
    const back = await db().select().from(refunds).where(eq(refunds.orderId, checkout.orderId))
    return sum + (payment?.giftSpent ?? 0) - back.reduce((all, { giftAmount }) => all + giftAmount, 0)
  }
  /** Expects amounts and stock to add up after any change. */
  const mustAddUp = async (checkout: Pick<Checkout, 'orderId'>, held = 0) => {
    await shop.runJobs()
    const { totals, total } = await rowOf(checkout)
    const lines = await linesOf(checkout)
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
    expect(sum((line) => line.quantity * line.unitPrice)).toBe(totals.subtotal.amount)
    expect(sum((line) => line.discount)).toBe(totals.discount.amount)
    expect(
      totals.subtotal.amount - totals.discount.amount + (totals.shipping?.amount ?? 0) + (totals.tax?.amount ?? 0)
    ).toBe(total)
    expect(totals.total.amount).toBe(total)
    expect(await moneyIn(checkout)).toBe(total)
    const rows = await db().select().from(variants)
    const ofShirts = rows.filter(({ id }) => shirts.some((shirt) => shirt.id === id))
    for (const { id, onHand } of ofShirts)
      expect(onHand + sum((line) => (line.variantId === id ? line.quantity : 0))).toBe(stock)
    expect(ofShirts.reduce((all, { reserved, soft }) => all + reserved + soft, 0)).toBe(held)
    const issued = await db().select().from(invoices).where(eq(invoices.orderId, checkout.orderId))
    const billed = issued.reduce(
      (all, { kind, content }) => all + (kind === 'credit-note' ? -content.total : content.total),
      0
    )
    expect(billed).toBe(total)
  }

  test('that cost more wait for their payment, which counts once however often it is told', async () => {
    const checkout = await paid()
    const line = await lineOf(checkout)
    const { total } = await rowOf(checkout)
    expect((await edit(checkout, { lines: [{ lineId: line.id, quantity: 2 }] })).data.edits).toMatchObject([
      { state: 'open', difference: { amount: 2000 }, paymentUrl: expect.stringContaining('#change') }
    ])
    expect((await lineOf(checkout)).quantity).toBe(1)
    await mustAddUp(checkout, 1)
    const [mail] = await shop.mailbox('guest@example.com')
    expect(mail?.text).toContain('$20.00')
    const open = await openOf(checkout)
    const reference = await referenceOf(open.id)
    await shop.provider.charge(open)
    const event = { id: 'evt_difference' }
    for (const one of [event, event, {}]) await shop.provider.tell(reference, one)
    expect((await rowOf(checkout)).total).toBe(total + 2000)
    expect((await lineOf(checkout)).quantity).toBe(2)
    await mustAddUp(checkout)
    expect((await shop.see(checkout)).data.edits).toMatchObject([{ state: 'applied', payment: null }])
    // A full refund returns to each payment its own amount.
    await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token,
      params: { id: checkout.orderId },
      headers: { 'idempotency-key': `refund-all-${name}` },
      body: { amount: total + 2000, reason: 'All of it.', restock: false }
    })
    await shop.runJobs()
    expect(await shop.provider.look(reference)).toMatchObject({ received: 2000, paidBack: 2000 })
    expect(await moneyIn(checkout)).toBe(0)
    expect((await rowOf(checkout)).status).toBe('refunded')
  })

  test('that were withdrawn hold nothing, and money that comes all the same goes back', async () => {
    const checkout = await paid()
    const { id: lineId } = await lineOf(checkout)
    // Three more pieces at 20.00; delivery is free from 75.00 on.
    await edit(checkout, { lines: [{ lineId, quantity: 4 }] })
    const open = await openOf(checkout)
    const reference = await referenceOf(open.id)
    // The buyer pays at the moment of withdrawal, and the shop is notified late.
    await shop.provider.charge(open)
    await db().update(editPayments).set({ reference: null }).where(eq(editPayments.editId, open.id))
    const params = { id: checkout.orderId, editId: open.id }
    const { data } = await shop.call('POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw', { token, params })
    expect(data.edits).toMatchObject([{ state: 'withdrawn', paymentUrl: null }])
    await db().update(editPayments).set({ reference }).where(eq(editPayments.editId, open.id))
    await shop.provider.tell(reference)
    await mustAddUp(checkout)
    expect(await shop.provider.look(reference)).toMatchObject({ received: 5410, paidBack: 5410 })
    expect((await rowOf(checkout)).status).toBe('paid')
    const [mail] = await shop.mailbox('guest@example.com')
    expect(mail?.text).toContain('$54.10')
  })

  // The following tests do not depend on the provider, so they run once.
  if (name === 'stripe') return

  test('to another size of the same price cost nothing; stock, board, invoice and mail follow', async () => {
    const checkout = await paid(2)
    const line = await lineOf(checkout)
    const other = shirts.find(({ id }) => id !== line.variantId)?.id ?? ''
    const { status, data } = await edit(checkout, { lines: [{ lineId: line.id, variantId: other }] })
    expect(status).toBe(201)
    expect(data.edits).toMatchObject([{ state: 'applied', difference: { amount: 0 }, by: 'Grace Hopper' }])
    expect(await lineOf(checkout)).toMatchObject({ variantId: other, quantity: 2, unitPrice: 2000 })
    await mustAddUp(checkout)
    const [job] = await db().select().from(productionJobs).where(eq(productionJobs.lineId, line.id))
    expect(job).toMatchObject({ revision: 2, closedAt: null })
    const [mail] = await shop.mailbox('guest@example.com')
    expect(mail?.subject).toContain('was changed')
    expect(mail?.text).toContain('instead of')
    const { data: order } = await shop.see(checkout)
    expect(order.edits).toMatchObject([
      { state: 'applied', documents: { creditNote: { number: expect.stringMatching(/^CN-/) } } }
    ])
    expect(order.invoice?.number).not.toBe(order.edits?.[0]?.documents?.invoice.number)
    const pdf = await shop.fetch(order.edits?.[0]?.documents?.invoice.url ?? '')
    expect(pdf.status).toBe(200)
  })

  test('to fewer pieces are paid back once, however often they are sent', async () => {
    const checkout = await paid(3)
    const { id } = await lineOf(checkout)
    const before = (await rowOf(checkout)).total
    const key = `edit-key-${(keys += 1)}`
    const body = { lines: [{ lineId: id, quantity: 1 }], revision: 0, difference: -4000 }
    await edit(checkout, body, key)
    const again = await edit(checkout, body, key)
    expect(again.status).toBe(201)
    expect(again.data.edits).toHaveLength(1)
    expect((await edit(checkout, { ...body, difference: -1 }, key)).problem.reason).toBe('order-edit-sent-differently')
    await mustAddUp(checkout)
    const order = await rowOf(checkout)
    expect([order.status, order.total]).toEqual(['paid', before - 4000])
    const { data } = await shop.see(checkout)
    expect(data.refunded.amount).toBe(0)
    const [job] = await db().select().from(productionJobs).where(eq(productionJobs.lineId, id))
    expect(job?.quantity).toBe(1)
    const log = await db().select().from(auditLog).where(eq(auditLog.action, 'order.edit'))
    expect(log).toMatchObject([{ change: { from: { total: before }, to: { total: before - 4000 } } }])
  })

  test('nobody pays in time are given up, and production waits until then', async () => {
    const checkout = await paid()
    const { id: lineId } = await lineOf(checkout)
    await edit(checkout, { lines: [{ lineId, quantity: 2 }] })
    const move = () =>
      shop.call('PATCH /api/v1/admin/orders/{id}', {
        token,
        params: { id: checkout.orderId },
        body: { status: 'in_production' }
      })
    expect((await move()).problem.reason).toBe('order-edit-open')
    shop.clock.advance(3 * 86_400)
    await shop.tick('orders.reconcile')
    await mustAddUp(checkout)
    const { token: fresh } = await shop.signUp({ role: 'admin' })
    token = fresh
    expect((await move()).status).toBe(200)
    expect((await edit(checkout, { lines: [{ lineId, quantity: 2 }] })).problem.reason).toBe('order-not-editable')
  })

  test('may be made without their payment, which the next change keeps to', async () => {
    const checkout = await paid()
    const { id: lineId } = await lineOf(checkout)
    const { total } = await rowOf(checkout)
    const { data } = await edit(checkout, { lines: [{ lineId, quantity: 3 }] })
    await shop.call('POST /api/v1/admin/orders/{id}/edits/{editId}/waive', {
      token,
      params: { id: checkout.orderId, editId: data.edits[0]?.id ?? '' },
      body: { waiver: 'We sent the wrong size before.' }
    })
    expect((await rowOf(checkout)).total).toBe(total)
    expect((await lineOf(checkout)).quantity).toBe(3)
    await mustAddUp(checkout)
    expect((await preview(checkout.orderId, { lines: [{ lineId, quantity: 4 }] })).data.difference.amount).toBe(1410)
    expect((await preview(checkout.orderId, { lines: [{ lineId, quantity: 1 }] })).data.difference.amount).toBe(0)
  })

  test('of the address follow the prices and the tax of the place', async () => {
    const checkout = await paid()
    const { total } = await rowOf(checkout)
    const same = { ...address, line1: '2 Main Street' }
    expect((await edit(checkout, { shippingAddress: same })).data.edits[0]?.difference.amount).toBe(0)
    expect(await rowOf(checkout)).toMatchObject({ total, shippingAddress: same, billingAddress: same })
    expect((await edit(checkout, { shippingAddress: inGermany, waiver: 'Our mistake.' })).status).toBe(201)
    await mustAddUp(checkout)
    const abroad = await rowOf(checkout)
    expect(abroad.total).toBe(total)
    expect(abroad.totals.taxes).toMatchObject([{ name: 'MwSt.', percent: 19 }])
    expect(
      (await edit(checkout, { shippingAddress: { ...inGermany, country: 'ZA', postalCode: '8001' } })).problem.reason
    ).toBe('country-not-delivered-to')
  })

  test('to another way of delivery cost what that costs more, or give back what it costs less', async () => {
    const checkout = await paid()
    const before = await rowOf(checkout)
    const [zone] = shop.platform.shop.shipping
    const [standard = 0, express = 0] = (['standard', 'express'] as const).map(
      (id) => zone?.methods.find((method) => method.id === id)?.price
    )
    const { data } = await edit(checkout, { shippingMethod: 'express' })
    expect(data.deliveries.map(({ id }) => id)).toEqual(['standard', 'express'])
    expect(data.edits).toMatchObject([{ state: 'open', difference: { amount: express - standard } }])
    expect((await rowOf(checkout)).shippingMethod).toBe('standard')
    const open = await openOf(checkout)
    await shop.provider.charge(open)
    await shop.provider.tell(await referenceOf(open.id))
    const faster = await rowOf(checkout)
    expect(faster).toMatchObject({ shippingMethod: 'express', total: before.total + express - standard })
    expect(Date.parse(faster.deliveryBy ?? '')).toBeLessThan(Date.parse(before.deliveryBy ?? ''))
    await mustAddUp(checkout)
    // The response lists the newest change first.
    shop.clock.advance(60)
    expect((await edit(checkout, { shippingMethod: 'standard' })).data.edits[0]).toMatchObject({
      state: 'applied',
      difference: { amount: standard - express },
      changes: [{ kind: 'delivery', from: { id: 'express' }, to: { id: 'standard', name: 'Standard' } }]
    })
    expect(await rowOf(checkout)).toMatchObject({ total: before.total, deliveryBy: before.deliveryBy })
    await mustAddUp(checkout)
    expect((await shop.mailbox('guest@example.com'))[0]?.text).toContain('Standard instead of Express')
    const log = await db().select().from(auditLog).where(eq(auditLog.action, 'order.edit'))
    expect(log).toMatchObject([
      { change: { to: { delivery: 'express' } } },
      { change: { to: { delivery: 'standard' } } }
    ])
    expect((await edit(checkout, { shippingMethod: 'standard', difference: 0 })).problem.reason).toBe(
      'order-edit-nothing'
    )
  })

  test('are refused where somebody was faster, another change waits, or pieces are short', async () => {
    const checkout = await paid()
    const { id: lineId } = await lineOf(checkout)
    const wanted = { lines: [{ lineId, quantity: 2 }], difference: 2000 }
    expect((await edit(checkout, { ...wanted, difference: 1 })).problem.reason).toBe('order-edit-price-changed')
    expect((await edit(checkout, { lines: [{ lineId, quantity: 1 }] })).problem.reason).toBe('order-edit-nothing')
    expect((await edit(checkout, { lines: [{ lineId, quantity: 0 }] })).problem.reason).toBe('order-edit-last-line')
    const [mug] = await shop.variantsOf('last-mug')
    expect((await edit(checkout, { lines: [{ lineId, variantId: mug?.id ?? '' }] })).problem.reason).toBe(
      'variant-of-other-product'
    )
    await edit(checkout, wanted)
    const late = await edit(checkout, { ...wanted, revision: 0 })
    expect([late.problem.reason, late.problem.detail]).toEqual([
      'order-edited-meanwhile',
      expect.stringContaining('Grace Hopper')
    ])
    expect((await edit(checkout, wanted)).problem.reason).toBe('order-edit-open')
    await db()
      .update(variants)
      .set({ onHand: 1, reserved: 0 })
      .where(eq(variants.id, shirts[1]?.id ?? ''))
    const other = await paid()
    const line = await lineOf(other)
    expect(
      (await edit(other, { lines: [{ lineId: line.id, variantId: shirts[1]?.id, quantity: 2 }] })).problem.reason
    ).toBe('items-short')
  })

  test('give back what gift cards paid after what the provider received', async () => {
    const { issued } = await db().transaction((tx) =>
      issueGiftCards(shop.platform, tx, {
        batch: 'for-changes',
        amount: 4000,
        count: 1,
        endsAt: null,
        recipientEmail: null,
        message: null
      })
    )
    const cart = await shop.cartWith('plain-tee', 3)
    const entered = await shop.call('POST /api/v1/carts/{id}/gift-cards', {
      params: { id: cart.id },
      body: { code: issued[0]?.code ?? '' }
    })
    const { data: checkout } = await shop.submit(cart.id, {
      change: { giftCards: entered.data.giftCards.map(({ id }) => id) }
    })
    await shop.buy(checkout)
    const { id: lineId } = await lineOf(checkout)
    const seen = await preview(checkout.orderId, { lines: [{ lineId, quantity: 1 }] })
    // 65.90 was paid, 40.00 of it by gift card: the first 25.90 go back through the provider.
    expect(seen.data).toMatchObject({ difference: { amount: -4000 }, toGiftCards: { amount: 1410 } })
    await edit(checkout, { lines: [{ lineId, quantity: 1 }] })
    await mustAddUp(checkout)
    const [card] = await db().select().from(giftCards)
    expect(card?.balance).toBe(1410)
    expect((await rowOf(checkout)).totals).toMatchObject({
      giftCards: [{ amount: { amount: 2590 } }],
      toPay: { amount: 0 }
    })
  })

  test('fit the design to its other size, so that the print files are of that', async () => {
    const { data: cart } = await shop.call('POST /api/v1/carts', {})
    const [small, medium] = shirts
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: small?.id ?? '', quantity: 1, design: { document: design('Hello'), confirmation: undefined } }
    })
    const { data: checkout } = await shop.submit(cart.id)
    await shop.buy(checkout)
    await shop.runJobs()
    const before = await lineOf(checkout)
    await db()
      .update(printAreas)
      .set({ sizes: [{ options: { size: 'm' }, widthMm: 360, heightMm: 480, bleedMm: 3, safeMm: 5 }] })
    await db().update(productionJobs).set({ stage: 'ask' })
    await edit(checkout, { lines: [{ lineId: before.id, variantId: medium?.id }] })
    await mustAddUp(checkout)
    const after = await lineOf(checkout)
    expect(after.design?.areaSizes).toEqual({ front: { widthMm: 360, heightMm: 480 } })
    expect(after.designHash).not.toBe(before.designHash)
    expect(after.options).not.toEqual(before.options)
    const [job] = await db().select().from(productionJobs)
    expect(job?.stage).toBe('approve')
  })
})

test('whatever is changed after each other, money and pieces add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 0, max: 12 }),
          variant: fc.nat({ max: 3 }),
          place: fc.constantFrom(undefined, inGermany, { ...address, region: 'CA', postalCode: '90001' }),
          settle: fc.constantFrom('pay', 'waive', 'withdraw')
        }),
        { minLength: 1, maxLength: 3 }
      ),
      (changes) => runChanges(changes)
    ),
    { numRuns: 3 }
  )
})

interface Change {
  quantity: number
  variant: number
  place: typeof inGermany | undefined
  settle: 'pay' | 'waive' | 'withdraw'
}

async function runChanges(changes: readonly Change[]): Promise<void> {
  const shop = await openPaidShop('test')
  try {
    const { token } = await shop.signUp({ role: 'admin' })
    const shirts = await shop.variantsOf('plain-tee')
    const checkout = await shop.order('plain-tee', 2)
    await shop.buy(checkout)
    const params = { id: checkout.orderId }
    const db = shop.platform.db
    for (const [index, { quantity, variant, place, settle }] of changes.entries()) {
      const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, params.id))
      const [order] = await db.select().from(orders).where(eq(orders.id, params.id))
      const wanted = {
        lines: [{ lineId: line?.id ?? '', quantity, variantId: shirts[variant]?.id }],
        ...(place && { shippingAddress: place })
      }
      const seen = await shop.call('POST /api/v1/admin/orders/{id}/edits/preview', { token, params, body: wanted })
      if (seen.status !== 200) continue
      const { data } = await shop.call('POST /api/v1/admin/orders/{id}/edits', {
        token,
        params,
        headers: { 'idempotency-key': `change-${index}-of-some` },
        body: {
          ...wanted,
          revision: order?.revision ?? 0,
          difference: seen.data.difference.amount,
          reason: 'As you asked.',
          ...(settle === 'waive' && { waiver: 'Our mistake.' })
        }
      })
      const open = data.edits.find(({ state }) => state === 'open')
      if (open && settle === 'withdraw')
        await shop.call('POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw', {
          token,
          params: { ...params, editId: open.id }
        })
      else if (open) {
        const paying = (await shop.see(checkout)).data.edits?.find(({ id }) => id === open.id)?.payment
        if (paying) await shop.pay({ payment: paying })
      }
      await shop.runJobs()
    }
    const [order] = await db.select().from(orders).where(eq(orders.id, params.id))
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, params.id))
    const received = [await shop.referenceOf(checkout)]
    for (const { reference } of await db.select().from(editPayments)) if (reference !== null) received.push(reference)
    let money = 0
    for (const reference of received) {
      const { received: got, paidBack } = await shop.provider.look(reference)
      money += got - paidBack
    }
    expect(money).toBe(order?.total)
    for (const { id, onHand, reserved } of await db.select().from(variants))
      if (shirts.some((shirt) => shirt.id === id))
        expect(onHand - reserved + lines.reduce((all, one) => all + (one.variantId === id ? one.quantity : 0), 0)).toBe(
          stock
        )
  } finally {
    await shop.close()
  }
}
