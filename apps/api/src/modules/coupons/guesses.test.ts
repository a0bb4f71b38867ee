import type { NewCoupon } from '@motif/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ env: { TRUST_PROXY: '1', COUPON_GUESSES_PER_HOUR: '30' } })
  const admin = (await shop.signUp({ role: 'admin' })).token
  const add = async (coupon: NewCoupon) =>
    expect((await shop.call('POST /api/v1/admin/coupons', { token: admin, body: coupon })).status).toBe(201)
  await add({ code: 'OPEN10', kind: 'percent', percentOff: 10 })
  await add({ code: 'ENDED', kind: 'percent', percentOff: 10, endsAt: '2026-05-01T00:00:00Z' })
  await add({ code: 'LARGE', kind: 'percent', percentOff: 10, minimum: 90_000 })
  await add({ code: 'MUGS', kind: 'percent', percentOff: 10, categories: ['mugs'] })
})
afterEach(() => shop.close())

const put = (cartId: string, coupon: string, from = '192.0.2.1', token?: string) =>
  shop.call('PUT /api/v1/carts/{id}/coupon', {
    params: { id: cartId },
    headers: { 'x-forwarded-for': from },
    body: { coupon },
    ...(token === undefined ? undefined : { token })
  })

test('a stranger is told the same of a code there is not, of one that ended and of one that is for something else; a customer is told why', async () => {
  const cart = await shop.cartWith('plain-tee')
  const ask = (coupon: string) =>
    shop.call('POST /api/v1/quotes', {
      headers: { 'x-forwarded-for': '192.0.2.1' },
      body: { cartId: cart.id, country: 'US', coupon }
    })
  const answers = []
  for (const code of ['NOSUCH', 'ENDED', 'LARGE', 'MUGS']) answers.push(await put(cart.id, code), await ask(code))
  answers.push(
    await shop.submit(cart.id, { change: { coupon: 'NOSUCH' } }),
    await shop.submit(cart.id, { change: { coupon: 'ENDED' } })
  )
  expect(
    new Set(
      answers.map(({ status, problem: { code, detail, errors } }) => JSON.stringify([status, code, detail, errors]))
    )
  ).toHaveLength(1)
  expect(answers[0]?.problem.detail).toContain('Log in to see which it is.')
  const { token } = await shop.signUp()
  expect((await put((await shop.cartWith('plain-tee')).id, 'LARGE', '192.0.2.1', token)).problem.detail).toBe(
    'LARGE is for orders of $900.00 or more; $880.00 is missing.'
  )
})

test('codes that do not hold are ten an hour of a cart, and thirty of a network, whatever the cart; a right one counts nothing', async () => {
  const cart = await shop.cartWith('plain-tee')
  for (let times = 0; times < 15; times += 1) expect((await put(cart.id, 'OPEN10')).status).toBe(200)
  const many = await Promise.all(Array.from({ length: 14 }, (_, index) => put(cart.id, `GUESS${index}`)))
  expect([400, 429].map((wanted) => many.filter(({ status }) => status === wanted).length)).toEqual([10, 4])
  const late = await put(cart.id, 'OPEN10')
  expect([late.status, late.problem.code, late.problem.retryAfter]).toEqual([429, 'too-many-requests', 3600])
  for (const _ of [1, 2]) {
    const next = await shop.cartWith('plain-tee')
    for (let times = 0; times < 10; times += 1) expect((await put(next.id, `GUESS${times}`)).status).toBe(400)
  }
  const fresh = await shop.cartWith('plain-tee')
  expect((await put(fresh.id, 'GUESS')).status).toBe(429)
  expect((await put(fresh.id, 'OPEN10', '192.0.2.2')).status).toBe(200)
  shop.clock.advance(3601)
  expect((await put(cart.id, 'OPEN10')).status).toBe(200)
})
