import { and, eq, like, sql } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, address, openShop } from '../../testing/buy.ts'
import { dayText } from '../../platform/shop-days.ts'
import { variants } from '../catalogue/index.ts'
import { issueGiftCards } from '../gift-cards/issue.ts'
import { orders } from '../orders/index.ts'
import { refunds } from '../payments/index.ts'
import { issueInvoiceDocuments, issueMissing } from './issue.ts'
import { invoices } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.db.update(variants).set({ onHand: 10_000 })
})
afterAll(() => shop.close())

type Ordered = { orderId: string; orderKey: string }

async function paidOrder(change: Record<string, unknown> = {}, quantity = 1) {
  const cart = await shop.cartWith('plain-tee', quantity)
  const { data, status, problem } = await shop.submit(cart.id, { change })
  if (status !== 201) throw new Error(`The checkout ended in ${status}: ${problem.detail}`)
  expect((await shop.pay(data)).status).toBe(200)
  await shop.runJobs()
  return data
}

const get = (id: string, query: Record<string, string> = {}, token?: string) =>
  shop.call('GET /api/v1/orders/{id}/invoice.pdf', {
    params: { id },
    query,
    ...(token === undefined ? undefined : { token })
  })
const bytesOf = async (ordered: Ordered) =>
  new Uint8Array(await (await get(ordered.orderId, { key: ordered.orderKey })).data.arrayBuffer())
const textOf = async (bytes: Uint8Array) =>
  (await extractText(bytes, { mergePages: true })).text.replace(/[\s\p{Cc}]+/gu, ' ')
const germany = { name: 'Grete Groß', line1: 'Bergmannstraße 5', city: 'Berlin', postalCode: '10961', country: 'DE' }

describe('an invoice', () => {
  test('says who sold what to whom, when, and how much of it is tax by rate', async () => {
    const ordered = await paidOrder({ shippingAddress: germany }, 10)
    const today = dayText(shop.clock.now(), shop.platform.shop.timeZone)
    const { data: order } = await shop.see(ordered)
    const text = await textOf(await bytesOf(ordered))
    const { taxes, total, discount, shipping } = order.totals
    const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`
    expect(order.invoice?.number).toMatch(new RegExp(`^INV-${shop.clock.now().getUTCFullYear()}-\\d{6}$`))
    const company = shop.platform.shop.company
    const facts = [
      [
        order.invoice?.number ?? '',
        order.number,
        today,
        company.name,
        ...company.lines,
        `VAT ID ${company.vatId}`,
        company.registration ?? ''
      ],
      [
        'Grete Groß',
        'Bergmannstraße 5',
        '10961 Berlin',
        'Germany',
        'guest@example.com',
        'Plain tee',
        'PLAIN-TEE',
        `Paid by card on ${today}`,
        'Page 1 of 1'
      ],
      [dollars(total.amount), dollars(shipping?.amount ?? 0)],
      taxes.map(({ name, percent, net, tax }) => `${name} ${percent} % ${dollars(net.amount)} ${dollars(tax.amount)}`)
    ]
    for (const fact of facts.flat()) expect(text).toContain(fact)
    expect(taxes).toHaveLength(1)
    expect(discount.amount).toBe(0)
  })

  test('shows days of the shop', async () => {
    const cart = await shop.cartWith('plain-tee')
    const { data } = await shop.submit(cart.id)
    const placedAt = new Date('2026-06-30T23:30:00Z')
    await shop.platform.db.update(orders).set({ placedAt }).where(eq(orders.id, data.orderId))
    await shop.pay(data)
    await shop.runJobs()
    expect(await textOf(await bytesOf(data))).toContain('1 July 2026')
  })

  test('says which gift cards paid it, and neither the total nor its tax is another', async () => {
    const { platform } = shop
    const { issued } = await platform.db.transaction((tx) =>
      issueGiftCards(platform, tx, {
        batch: 'invoiced',
        amount: 1000,
        count: 1,
        endsAt: null,
        recipientEmail: null,
        message: null
      })
    )
    const [gift] = issued
    const cart = await shop.cartWith('plain-tee')
    await shop.call('POST /api/v1/carts/{id}/gift-cards', { params: { id: cart.id }, body: { code: gift?.code ?? '' } })
    const change = { shippingAddress: germany, giftCards: [gift?.card.id] }
    const { data } = await shop.submit(cart.id, { change })
    await shop.pay(data)
    await shop.runJobs()
    const [text, plain] = [
      await textOf(await bytesOf(data)),
      await textOf(await bytesOf(await paidOrder({ shippingAddress: germany })))
    ]
    const sums = /Total \$[\d.]+/
    expect(text.match(sums)?.[0]).toBe(plain.match(sums)?.[0])
    expect(text).toContain(`Paid with gift card ••••${gift?.card.lastFour} $10.00`)
    expect(text).toContain(`Paid another way $${((data.totals.total.amount - 1000) / 100).toFixed(2)}`)
    expect(plain).not.toContain('Paid another way')
  })

  test('is the same file every time, and nothing but a file to keep', async () => {
    const ordered = await paidOrder()
    const first = await bytesOf(ordered)
    shop.clock.advance(86_400)
    expect(Buffer.compare(await bytesOf(ordered), first)).toBe(0)
    const { headers } = await get(ordered.orderId, { key: ordered.orderKey })
    const { data } = await shop.see(ordered)
    expect(['content-type', 'content-disposition', 'x-content-type-options'].map((name) => headers.get(name))).toEqual([
      'application/pdf',
      `attachment; filename="${data.invoice?.number}.pdf"`,
      'nosniff'
    ])
  })

  test('is there once the order is paid, for the buyer, for staff and with the key', async () => {
    const [mine, other, admin] = [await shop.signUp(), await shop.signUp(), await shop.signUp({ role: 'admin' })]
    const checkout = await shop.order('plain-tee', 1, mine.token)
    expect((await get(checkout.orderId, {}, mine.token)).status).toBe(404)
    expect((await shop.see(checkout)).data.invoice).toBeNull()
    await shop.pay(checkout)
    // The invoice is available before the job that issues it runs.
    expect((await shop.see(checkout)).data.invoice?.url).toBe(
      `/api/v1/orders/${checkout.orderId}/invoice.pdf?key=${checkout.orderKey}`
    )
    const asked = [
      await get(checkout.orderId),
      await get(checkout.orderId, {}, other.token),
      await get(checkout.orderId, { key: 'x' }),
      await get(checkout.orderId, {}, mine.token),
      await get(checkout.orderId, {}, admin.token),
      await get(checkout.orderId, { key: checkout.orderKey })
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 200, 200, 200])
  })

  test('keeps the names people have, in their scripts', async () => {
    const names = [
      'Łukasz Żółć',
      'Nguyễn Thị Ánh',
      'Анна Каренина',
      'Αθηνά Παπαδοπούλου',
      '伊藤 桜',
      'आशा शर्मा',
      'فاطمة'
    ]
    for (const name of names) {
      const text = await textOf(await bytesOf(await paidOrder({ shippingAddress: { ...germany, name } })))
      // Arabic and Devanagari are drawn with shaped ligatures; extraction returns their letters only as far as the font maps them.
      if (/\p{Script=Arabic}|\p{Script=Devanagari}/u.test(name))
        expect(text).toMatch(/\p{Script=Arabic}|\p{Script=Devanagari}/u)
      else expect(text).toContain(name)
    }
  })

  test('of many lines and of long words goes over pages and loses nothing', async () => {
    const ordered = await paidOrder({
      shippingAddress: {
        ...germany,
        line1:
          'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenproduktionsstättenstraße 123456789 hinten links oben',
        line2: 'x'.repeat(120)
      }
    })
    const [row] = await shop.platform.db.select().from(invoices).where(eq(invoices.orderId, ordered.orderId))
    const [line] = row!.content.lines
    const lines = Array.from({ length: 120 }, (_, index) => ({
      ...line!,
      name: `Thing ${index} of a long row of things that does not fit one line`
    }))
    await shop.platform.db
      .update(invoices)
      .set({ content: { ...row!.content, lines } })
      .where(eq(invoices.id, row!.id))
    const text = await textOf(await bytesOf(ordered))
    expect(text).toContain('Page 9 of 9')
    for (const index of lines.keys()) expect(text).toContain(`Thing ${index} of a long row`)
    expect(text.replaceAll(' ', '')).toContain('x'.repeat(120))
  })
})

describe('numbers', () => {
  test('have no gap and no double, however many orders are paid at once and whatever is undone', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, async () => (await shop.order('plain-tee')).orderId))
    await shop.platform.db.execute(sql`update orders set paid_at = placed_at where id = any(${sql.param(ids)}::text[])`)
    const undone = shop.platform.db
      .transaction(async (tx) => {
        await tx.execute(sql`update invoice_series set last = last + 1`)
        throw new Error('undone')
      })
      .catch(() => undefined)
    await Promise.all([
      undone,
      ...ids.flatMap((id) => [issueInvoiceDocuments(shop.platform, id), issueInvoiceDocuments(shop.platform, id)])
    ])
    const year = `INV-${shop.clock.now().getUTCFullYear()}-`
    const rows = await shop.platform.db
      .select({ position: invoices.position })
      .from(invoices)
      .where(and(eq(invoices.kind, 'invoice'), like(invoices.number, `${year}%`)))
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: rows.length }, (_, index) => index + 1)
    )
    expect(rows.length).toBeGreaterThanOrEqual(50)
  })

  test('begin anew each year', async () => {
    const year = shop.clock.now().getUTCFullYear() + 1
    shop.clock.set(new Date(`${year}-01-01T00:00:01Z`))
    const { data } = await shop.see(await paidOrder())
    expect(data.invoice?.number).toBe(`INV-${year}-000001`)
  })

  test('are given to orders that were paid before there were invoices', async () => {
    const checkout = await shop.order('plain-tee')
    await shop.platform.db.execute(sql`update orders set paid_at = placed_at where id = ${checkout.orderId}`)
    await issueMissing(shop.platform)
    expect(await shop.platform.db.$count(invoices, eq(invoices.orderId, checkout.orderId))).toBe(1)
  })
})

describe('a credit note', () => {
  test('takes back what was paid back, part by part, until nothing of the invoice is left', async () => {
    const admin = await shop.signUp({ role: 'admin' })
    const ordered = await paidOrder({ shippingAddress: germany }, 3)
    const { data: order } = await shop.see(ordered)
    const refund = (body: object, key: string) =>
      shop.call('POST /api/v1/admin/orders/{id}/refunds', {
        token: admin.token,
        params: { id: order.id },
        headers: { 'idempotency-key': key },
        body: { lines: [], shipping: false, reason: 'A seam came open.', restock: false, ...body }
      })
    const line = order.lines[0]!
    expect((await refund({ lines: [{ lineId: line.id, quantity: 1 }] }, 'credit-note-1')).status).toBe(201)
    shop.clock.advance(60)
    expect((await refund({ amount: 777 }, 'credit-note-2')).status).toBe(201)
    await shop.runJobs()
    const rest = order.totals.total.amount - (await shop.see(ordered)).data.refunded.amount
    expect((await refund({ amount: rest }, 'credit-note-3')).status).toBe(201)
    await shop.runJobs()
    const { data } = await shop.see(ordered)
    expect(data.refunded).toEqual(order.totals.total)
    const notes = await shop.platform.db.select().from(invoices).where(eq(invoices.orderId, order.id))
    const credited = notes.filter(({ kind }) => kind === 'credit-note').map(({ content }) => content)
    expect(credited).toHaveLength(3)
    const sum = (pick: (tax: { net: number; tax: number }) => number) =>
      credited.flatMap(({ taxes }) => taxes).reduce((total, part) => total + pick(part), 0)
    expect([sum(({ net }) => net), sum(({ tax }) => tax)]).toEqual([
      order.totals.taxes[0]!.net.amount,
      order.totals.taxes[0]!.tax.amount
    ])

    const note = data.refunds[0]!.creditNote!
    const answer = await shop.fetch(note.url)
    const text = await textOf(new Uint8Array(await answer.arrayBuffer()))
    for (const fact of [
      'Credit note',
      note.number,
      `invoice ${order.invoice?.number}`,
      'Plain tee',
      'A seam came open.',
      'Total credited'
    ])
      expect(text).toContain(fact)
    expect((await shop.fetch(note.url.replace(/key=.*/, 'key=x'))).status).toBe(404)
  })

  test('waits until the money is back', async () => {
    const ordered = await paidOrder()
    await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: ordered.orderId },
      query: { key: ordered.orderKey }
    })
    await shop.runJobs()
    await shop.platform.db
      .delete(invoices)
      .where(sql`${invoices.orderId} = ${ordered.orderId} and ${invoices.kind} = 'credit-note'`)
    await shop.platform.db.update(refunds).set({ state: 'pending' }).where(eq(refunds.orderId, ordered.orderId))
    expect((await shop.see(ordered)).data.refunds.map(({ state, creditNote }) => [state, creditNote])).toEqual([
      ['pending', null]
    ])
  })
})

test('an address is one on the invoice too', async () => {
  const text = await textOf(await bytesOf(await paidOrder({ shippingAddress: address, billingAddress: germany })))
  for (const fact of ['Billed to', 'Grete Groß', 'Delivered to', 'Robin Person', 'Portland, OR 97201', 'United States'])
    expect(text).toContain(fact)
})
