import { addWorkingDays } from '@motif/contract/delivery'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Shop, address, card, openShop } from '../../testing/buy.ts'
import { orders } from '../orders/index.ts'
import { testPayments } from '../payments/tables.ts'

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
  // Creates the mail queue, so that the races below concern orders only.
  await shop.signUp()
})
afterAll(() => shop?.close())

describe('placing an order', () => {
  test('writes it once, holds its pieces and keeps the cart until it is paid', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const { status, data } = await shop.submit(cart.id)
    expect(status).toBe(201)
    expect(data.totals).toMatchObject({
      subtotal: { amount: 4000, currency: 'USD' },
      shipping: { amount: 590 },
      tax: { amount: 0 },
      total: { amount: 4590 }
    })
    expect(await shop.stockOf('plain-tee')).toEqual([48, 50, 50, 50])
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data).toMatchObject({
      count: 2,
      notices: []
    })

    expect((await shop.pay(data)).data).toEqual({ status: 'succeeded' })
    expect((await shop.see(data)).data).toMatchObject({
      status: 'paid',
      email: 'guest@example.com',
      payment: null,
      history: [
        { status: 'pending', by: 'customer' },
        { status: 'paid', by: 'payment' }
      ]
    })
    expect(await shop.stockOf('plain-tee')).toEqual([48, 50, 50, 50])
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data).toMatchObject({
      count: 0,
      lines: []
    })
  })

  test('keeps the day it comes by, whatever day it is looked at', async () => {
    const cart = await shop.cartWith('plain-tee')
    const { data } = await shop.submit(cart.id)
    const { placedAt, deliveryBy } = (await shop.see(data)).data
    // Three working days of production, five of delivery.
    expect(deliveryBy).toBe(addWorkingDays(placedAt.slice(0, 10), 8))
    await shop.pay(data)
    shop.clock.advance(5 * 86_400)
    expect((await shop.see(data)).data.deliveryBy).toBe(deliveryBy)
  })

  test('of twenty buyers for the last piece exactly one gets it', async () => {
    const carts = await Promise.all(Array.from({ length: 20 }, () => shop.cartWith('last-mug')))
    const answers = await Promise.all(carts.map((cart) => shop.submit(cart.id)))
    const placed = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([placed.length, refused.length]).toEqual([1, 19])
    for (const { problem } of refused)
      expect(problem).toMatchObject({
        code: 'out-of-stock',
        errors: [{ pointer: expect.stringMatching(/^\/lines\//), code: 'out-of-stock' }]
      })
    expect((await shop.pay(placed[0]!.data)).data).toEqual({ status: 'succeeded' })
    expect(await shop.stockOf('last-mug')).toEqual([0])
    expect(await shop.platform.db.$count(orders)).toBe(1)
  })

  test('fifty submissions with one key are one order with one payment', async () => {
    const cart = await shop.cartWith('plain-tee')
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.submit(cart.id, { key: 'the-one-key' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await shop.platform.db.$count(orders)).toBe(1)
    expect(await shop.platform.db.$count(testPayments)).toBe(1)
    expect(await shop.stockOf('plain-tee')).toEqual([49, 50, 50, 50])
  })

  test('a key that was used for another request is refused, also after the order is paid', async () => {
    const cart = await shop.cartWith('plain-tee')
    const first = await shop.submit(cart.id, { key: 'used-key-1' })
    await shop.pay(first.data)
    const other = await shop.submit(cart.id, { key: 'used-key-1', change: { shippingMethod: 'express' } })
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency-conflict'])
    const again = await shop.submit(cart.id, { key: 'used-key-1' })
    expect([again.status, again.data]).toEqual([201, first.data])
  })

  test('a key is its sender’s alone: the same key and body of somebody else’s show nothing of the order', async () => {
    const [mine, other] = [await shop.signUp(), await shop.signUp()]
    const cart = await shop.cartWith('plain-tee', 1, mine.token)
    const placed = await shop.submit(cart.id, { key: 'my-own-key-1', token: mine.token })
    expect(placed.status).toBe(201)
    for (const token of [undefined, other.token]) {
      const { status, data } = await shop.submit(cart.id, {
        key: 'my-own-key-1',
        ...(token === undefined ? undefined : { token })
      })
      expect([status, 'orderKey' in data, 'payment' in data]).toEqual([404, false, false])
    }
    // The same key of another sender does not block its owner.
    const visitors = await shop.cartWith('plain-tee')
    expect((await shop.submit(visitors.id, { key: 'a-key-of-both' })).status).toBe(201)
    expect((await shop.submit(cart.id, { key: 'a-key-of-both', token: mine.token })).status).toBe(201)
  })

  test('a visitor’s key ends with their cart: once it belongs to an account, nobody else is answered', async () => {
    const cart = await shop.cartWith('plain-tee')
    const placed = await shop.submit(cart.id, { key: 'before-login-1' })
    const { token } = await shop.signUp()
    await shop.call('POST /api/v1/carts/{id}/claim', { params: { id: cart.id }, token })
    expect([placed.status, (await shop.submit(cart.id, { key: 'before-login-1' })).status]).toEqual([201, 404])
  })

  test('orders that share products in any order never wait for each other for ever', async () => {
    const [small, medium] = await shop.variantsOf('plain-tee')
    const carts = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const { data: cart } = await shop.call('POST /api/v1/carts')
        const ids = index % 2 === 0 ? [small!.id, medium!.id] : [medium!.id, small!.id]
        for (const variantId of ids)
          await shop.call('POST /api/v1/carts/{id}/lines', {
            params: { id: cart.id },
            body: { variantId, quantity: 1 }
          })
        return cart
      })
    )
    const answers = await Promise.all(carts.map((cart) => shop.submit(cart.id)))
    expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 201))
    expect(await shop.stockOf('plain-tee')).toEqual([34, 34, 50, 50])
  })

  test('a second try from the same cart takes the place of the first', async () => {
    const cart = await shop.cartWith('last-mug')
    const first = (await shop.submit(cart.id)).data
    const second = await shop.submit(cart.id, { change: { shippingMethod: 'express' } })
    expect(second.status).toBe(201)
    expect((await shop.see(first)).data.status).toBe('cancelled')
    const late = await shop.pay(first)
    expect([late.status, late.problem.code]).toEqual([409, 'conflict'])
    expect((await shop.pay(second.data)).data.status).toBe('succeeded')
  })
})

describe('what an order costs', () => {
  test('is the server’s to say: prices sent along change nothing', async () => {
    const cart = await shop.cartWith('plain-tee')
    const { data } = await shop.submit(cart.id, {
      change: { totals: { total: { amount: 1, currency: 'USD' } }, price: 1, discount: 9999 }
    })
    expect(data.totals.total.amount).toBe(2590)
  })

  test('includes the tier, the coupon and the region’s tax', async () => {
    const cart = await shop.cartWith('plain-tee', 10)
    const { data: quote } = await shop.call('POST /api/v1/quotes', {
      body: { cartId: cart.id, country: 'US', region: 'CA', shippingMethod: 'standard', coupon: 'welcome10' }
    })
    expect(quote.totals).toMatchObject({
      subtotal: { amount: 18_000 },
      discount: { amount: 1800 },
      shipping: { amount: 0 },
      tax: { amount: 1175 },
      total: { amount: 17_375 }
    })
    const placed = await shop.submit(cart.id, {
      change: { coupon: 'welcome10', shippingAddress: { ...address, region: 'California', postalCode: '94103' } }
    })
    expect(placed.data.totals).toEqual(quote.totals)
  })

  test('a quote without a method leaves delivery open', async () => {
    const cart = await shop.cartWith('plain-tee')
    const { data } = await shop.call('POST /api/v1/quotes', { body: { cartId: cart.id, country: 'DE' } })
    expect(data.totals).toMatchObject({ shipping: null, total: { amount: 2000 }, includedTax: { amount: 319 } })
    expect(data.methods.map(({ id, price }) => [id, price.amount])).toEqual([
      ['standard', 690],
      ['express', 1890]
    ])
    expect(data.countries).toContainEqual({ code: 'JP', name: 'Japan' })
  })
})

describe('what cannot be ordered', () => {
  test('an empty cart, a country out of reach, a coupon that does not hold, and nothing is written', async () => {
    const { data: empty } = await shop.call('POST /api/v1/carts')
    const cart = await shop.cartWith('last-mug')
    const tries = [
      await shop.submit(empty.id),
      await shop.submit(cart.id, {
        change: { shippingAddress: { ...address, country: 'BR', postalCode: '01000-000' } }
      }),
      await shop.submit(cart.id, { change: { coupon: 'NOPE' } }),
      await shop.submit(cart.id, { change: { coupon: 'WELCOME10' } }),
      await shop.submit('no-such-cart')
    ]
    expect(tries.map(({ status, problem }) => [status, problem.code])).toEqual([
      [400, 'empty-cart'],
      [400, 'unshippable'],
      [400, 'invalid-coupon'],
      [400, 'invalid-coupon'],
      [404, 'not-found']
    ])
    expect(await shop.platform.db.$count(orders)).toBe(0)
    expect(await shop.stockOf('last-mug')).toEqual([1])
  })

  test('malformed requests are refused and never break the server', async () => {
    const cart = await shop.cartWith('plain-tee')
    const bodies: unknown[] = [
      null,
      [],
      'x',
      {},
      { cartId: 1 },
      { cartId: cart.id, email: 'a@b.c\n', shippingAddress: [], shippingMethod: {} },
      { cartId: '../..', email: 'x', shippingAddress: address, shippingMethod: 'teleport' }
    ]
    for (const body of bodies) {
      const answer = await shop.fetch('/api/v1/checkouts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'malformed-1' },
        body: JSON.stringify(body)
      })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
    const withoutKey = await shop.call('POST /api/v1/checkouts', {
      body: { cartId: cart.id, email: 'a@example.com', shippingAddress: address, shippingMethod: 'standard' }
    })
    expect(withoutKey.status).toBe(400)
    const oddCoupon = await shop.submit(cart.id, { change: { coupon: '\u0000' } })
    expect([oddCoupon.status, oddCoupon.problem.code]).toEqual([400, 'invalid-coupon'])
  })
})

test('a stock that is only held by orders whose time is over can be bought', async () => {
  const waiting = await shop.cartWith('last-mug')
  const other = await shop.cartWith('last-mug')
  const late = (await shop.submit(waiting.id)).data
  expect((await shop.submit(other.id)).status).toBe(409)
  shop.clock.advance(16 * 60)
  const quick = await shop.submit(other.id)
  expect(quick.status).toBe(201)
  expect((await shop.pay(quick.data, card.good)).data.status).toBe('succeeded')
  const refused = await shop.pay(late)
  expect([refused.status, refused.problem.code]).toEqual([409, 'out-of-stock'])
  expect((await shop.see(late)).data.status).toBe('pending')
})
