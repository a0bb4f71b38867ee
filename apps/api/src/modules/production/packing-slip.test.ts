import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orders } from '../orders/tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const slip = (id: string) =>
  shop.fetch(`/api/v1/admin/orders/${id}/packing-slip.pdf`, { headers: { authtoken: token } })

async function wordsOf(id: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await (await slip(id)).arrayBuffer()))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    })
  )
  return pages.join('\n')
}

test('a packing slip says what is in the parcel and the gift note, and no prices', async () => {
  const cart = await shop.cartWith('plain-tee', 3)
  const { data: checkout } = await shop.submit(cart.id, { change: { giftNote: 'عيد ميلاد سعيد 🎉\nGrandma' } })
  await shop.pay(checkout)
  const { data: order } = await shop.see(checkout)
  const words = await wordsOf(order.id)
  for (const word of [order.number, '3 ×', 'Plain tee', 'Black · S', 'Robin Person', 'Grandma', '🎉', '3 pieces'])
    expect(words).toContain(word)
  const sums = [order.totals.total, order.totals.subtotal, order.lines[0]!.unitPrice].map(({ amount }) =>
    (amount / 100).toFixed(2)
  )
  for (const sum of [...sums, '$', 'USD']) expect(words).not.toContain(sum)
  expect((await slip(order.id)).headers.get('content-disposition')).toBe(
    `attachment; filename="packing-slip-${order.number}.pdf"`
  )
})

test('what was paid back is not on the slip, and a note of many lines goes over pages', async () => {
  const checkout = await shop.order('plain-tee', 2)
  await shop.pay(checkout)
  const { data: order } = await shop.see(checkout)
  await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    token,
    params: { id: order.id },
    headers: { 'idempotency-key': 'one-back' },
    body: { lines: [{ lineId: order.lines[0]!.id, quantity: 1 }], reason: 'Not wanted', restock: false }
  })
  const giftNote = `${'A line\n'.repeat(120)}The end`
  await shop.platform.db.update(orders).set({ giftNote }).where(eq(orders.id, order.id))
  const words = await wordsOf(order.id)
  expect(words).toContain('1 ×')
  expect(words).toContain('1 piece')
  expect(words).toContain('The end')
  expect((await slip('no-such')).status).toBe(404)
})
