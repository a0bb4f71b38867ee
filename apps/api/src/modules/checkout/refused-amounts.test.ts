import type { CallName } from '@motif/contract'
import type { DesignNode } from '@motif/design'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { orderLines } from '../orders/index.ts'

let shop: Shop
let admin: string
beforeAll(async () => {
  shop = await openShop()
  admin = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

/** Sends any body, including JSON that the contract's types exclude. */
async function send(name: CallName, path: Record<string, string>, body: string): Promise<number> {
  const [method = '', template = ''] = name.split(' ')
  const address = template.replace(/\{(\w+)\}/g, (_, key: string) => path[key] ?? '')
  return (
    await shop.fetch(address, {
      method,
      headers: { 'content-type': 'application/json', authtoken: admin, 'idempotency-key': 'refused-amounts' },
      body
    })
  ).status
}

const noQuantities = [
  '-1',
  '0',
  '-0',
  '0.5',
  '1.0000001',
  '1000',
  '9007199254740993',
  '1e308',
  '1e999',
  '"3"',
  'null',
  'true',
  '[2]',
  '{"amount":2}',
  '"NaN"',
  '"٣"',
  '"1e1"'
]

/** JSON values that are no valid quantity: less than one, fractions, more than 999, and other types. */
const noQuantity: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ max: 0 }).map(String),
  fc.integer({ min: 1000 }).map(String),
  fc.bigInt({ min: 1000n, max: 10n ** 400n }).map(String),
  fc.bigInt({ min: -(10n ** 400n), max: 0n }).map(String),
  fc.double({ noInteger: true, noDefaultInfinity: true, noNaN: true }).map(String),
  fc.double({ noInteger: true, noDefaultInfinity: true, noNaN: true, min: 1, max: 999 }).map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 3, max: 400 }))
    .map(([digit, zeros]) => `${digit}e${zeros}`),
  fc.integer({ min: 1, max: 999 }).map((pieces) => JSON.stringify(String(pieces))),
  // Digits of other scripts, which people read as numbers.
  fc
    .tuple(fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xff10), fc.integer({ min: 1, max: 999 }))
    .map(([zero, pieces]) =>
      JSON.stringify(String(pieces).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))))
    ),
  fc.json().filter((text) => typeof JSON.parse(text) !== 'number')
)

describe('quantities', () => {
  test('that are negative, parts, huge or foreign are taken by no call, and nothing changes', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const { id: lineId, variantId } = cart.lines[0]!
    const checkout = await shop.order('plain-tee', 2)
    await shop.pay(checkout)
    const [bought] = await shop.platform.db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(eq(orderLines.orderId, checkout.orderId))
    const stock = await shop.stockOf('plain-tee')
    await fc.assert(
      fc.asyncProperty(noQuantity, async (quantity) => {
        const statuses = await Promise.all([
          send('POST /api/v1/carts/{id}/lines', { id: cart.id }, `{"variantId":"${variantId}","quantity":${quantity}}`),
          send('PATCH /api/v1/carts/{id}/lines/{lineId}', { id: cart.id, lineId }, `{"quantity":${quantity}}`),
          send(
            'POST /api/v1/admin/orders/{id}/refunds',
            { id: checkout.orderId },
            `{"lines":[{"lineId":"${bought?.id}","quantity":${quantity}}],"reason":"x","restock":true}`
          )
        ])
        expect([quantity, ...statuses]).toEqual([quantity, 400, 400, 400])
      }),
      { numRuns: 300 }
    )
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data).toMatchObject({
      count: 2,
      totals: { total: { amount: 4000 } }
    })
    expect((await shop.see(checkout)).data.refunded.amount).toBe(0)
    expect(await shop.stockOf('plain-tee')).toEqual(stock)
  })

  test.each(noQuantities)('%s of something is not put into a cart, and no line becomes it', async (quantity) => {
    const cart = await shop.cartWith('plain-tee', 2)
    const { id: lineId, variantId } = cart.lines[0]!
    expect(
      await send(
        'POST /api/v1/carts/{id}/lines',
        { id: cart.id },
        `{"variantId":"${variantId}","quantity":${quantity}}`
      )
    ).toBe(400)
    expect(
      await send('PATCH /api/v1/carts/{id}/lines/{lineId}', { id: cart.id, lineId }, `{"quantity":${quantity}}`)
    ).toBe(400)
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data).toMatchObject({
      count: 2,
      totals: { total: { amount: 4000 } }
    })
  })

  test('a line of another cart is nobody’s to change', async () => {
    const [mine, other] = [await shop.cartWith('plain-tee'), await shop.cartWith('plain-tee')]
    const params = { id: mine.id, lineId: other.lines[0]!.id }
    expect((await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { quantity: 5 } })).status).toBe(
      404
    )
    expect(
      (await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { isSaved: true } })).status
    ).toBe(404)
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: other.id } })).data.count).toBe(1)
  })
})

describe('amounts', () => {
  const prices = [
    '-1',
    '10.5',
    '1e12',
    '"100"',
    '{"amount":100,"currency":"EUR"}',
    '{"amount":100,"currency":"usd"}',
    '{"amount":-1,"currency":"USD"}',
    '{"amount":1.5,"currency":"USD"}',
    '{"amount":100}'
  ]
  test.each(prices)('%s is no price', async (price) => {
    const [variant] = await shop.variantsOf('plain-tee')
    expect(await send('PATCH /api/v1/admin/variants/{id}', { id: variant!.id }, `{"price":${price}}`)).toBe(400)
    expect((await shop.variantsOf('plain-tee'))[0]?.price).toEqual({ amount: 2000, currency: 'USD' })
  })

  test('sent with a cart, a quote or an order they count for nothing', async () => {
    const { data: cart } = await shop.call('POST /api/v1/carts')
    const [variant] = await shop.variantsOf('plain-tee')
    const cheap = {
      price: 1,
      unitPrice: { amount: 1, currency: 'USD' },
      total: 1,
      discount: 1999,
      currency: 'JPY',
      totals: { total: { amount: 1, currency: 'USD' } }
    }
    const { data } = await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: variant!.id, quantity: 1, ...cheap }
    })
    const { data: quote } = await shop.call('POST /api/v1/quotes', {
      body: { cartId: cart.id, country: 'US', shippingMethod: 'standard', ...cheap }
    })
    const { data: placed } = await shop.submit(cart.id, { change: cheap })
    expect([data.totals.total, quote.totals.total, placed.totals.total]).toEqual(
      [2000, 2590, 2590].map((amount) => ({ amount, currency: 'USD' }))
    )
  })

  test.each([
    '{"country":"us"}',
    '{"country":"USA"}',
    '{"country":"US","shippingMethod":"Tele port"}',
    '{"country":"US","coupon":5}',
    '{"country":"US","region":{}}',
    '{}'
  ])('a quote for %s is refused', async (part) => {
    const cart = await shop.cartWith('plain-tee')
    expect(
      await send('POST /api/v1/quotes', {}, JSON.stringify({ cartId: cart.id, ...(JSON.parse(part) as object) }))
    ).toBe(400)
  })
})

test('a design whose picture was never uploaded is not put into a cart; one that was, is', async () => {
  const { data: cart } = await shop.call('POST /api/v1/carts')
  const [variant] = await shop.variantsOf('plain-tee')
  const picture = (image: string): DesignNode => ({
    type: 'image',
    id: 'i',
    image,
    x: 100,
    y: 100,
    width: 50,
    height: 50,
    rotation: 0,
    opacity: 1
  })
  const grouped = (image: string): DesignNode => ({
    type: 'group',
    id: 'g',
    x: 0,
    y: 0,
    rotation: 0,
    opacity: 1,
    scale: 1,
    children: [picture(image)]
  })
  const putNode = (node: DesignNode) =>
    shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: variant!.id, quantity: 1, design: { document: { ...design('x'), areas: { front: [node] } } } }
    })
  const put = (image: string) => putNode(picture(image))
  expect((await put('no-such-upload')).problem.detail).toBe(
    'A picture of this design is not here any more. Upload it again.'
  )
  for (const image of ['no-such-upload', '../secret', '..', 'a/b', 'constructor']) {
    expect((await put(image)).problem, image).toMatchObject({
      status: 400,
      errors: [{ pointer: '/design/document/areas/front/0/image' }]
    })
  }
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c8371b' } })
    .png()
    .toBuffer()
  const { data: upload } = await shop.call('POST /api/v1/uploads', { file: new File([new Uint8Array(png)], 'dot.png') })
  expect((await put(upload.id)).status).toBe(201)
  expect((await putNode(grouped('no-such-upload'))).problem.errors).toMatchObject([
    { pointer: '/design/document/areas/front/0/image' }
  ])
  expect((await putNode(grouped(upload.id))).status).toBe(201)
})
