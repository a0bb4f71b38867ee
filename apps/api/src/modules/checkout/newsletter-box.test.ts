import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const submit = async (change: Record<string, unknown>, key?: string, cartId?: string) =>
  shop.submit(cartId ?? (await shop.cartWith('plain-tee')).id, { change, ...(key !== undefined && { key }) })

const asked = async (email: string) =>
  (await shop.mailbox(email)).filter(({ subject }) => subject === 'Please confirm: the newsletter of Motif').length

const kept = async (email: string) =>
  (await shop.platform.db.select().from(newsletterSubscriptions)).filter((row) => row.email === email)

it('asks the address by mail once the order is placed, and subscribes nobody', async () => {
  const cart = await shop.cartWith('plain-tee')
  const change = { email: 'Box@Example.com', newsletter: true }
  expect((await submit(change, 'the-same-key', cart.id)).status).toBe(201)
  expect((await submit(change, 'the-same-key', cart.id)).status).toBe(201)
  expect(await asked('box@example.com')).toBe(1)
  expect(await kept('box@example.com')).toMatchObject([{ confirmedAt: null }])
})

it('asks nobody whose box was left open, nor for an order that was refused', async () => {
  expect((await submit({ email: 'open@example.com' })).status).toBe(201)
  expect(
    (await submit({ email: 'refused@example.com', newsletter: true, shippingMethod: 'express', coupon: 'NONE' })).status
  ).toBe(400)
  expect([await asked('open@example.com'), await asked('refused@example.com')]).toEqual([0, 0])
  expect([...(await kept('open@example.com')), ...(await kept('refused@example.com'))]).toEqual([])
})

it('tells whoever is signed in whether they get it, which they do from their own press on', async () => {
  const { token, user } = await shop.signUp()
  const get = async () => (await shop.call('GET /api/v1/newsletter', { token })).data
  const cart = await shop.cartWith('plain-tee', 1, token)
  await shop.submit(cart.id, { token, change: { email: user.email, newsletter: true } })
  expect(await get()).toEqual({ isSubscribed: false })
  const mail = (await shop.mailbox(user.email)).find(({ text }) => text.includes('newsletter='))
  const confirmation = /newsletter=(?<token>[\w-]+)/.exec(mail?.text ?? '')?.groups?.['token'] ?? ''
  await shop.call('POST /api/v1/newsletter/confirm', { body: { token: confirmation } })
  expect(await get()).toEqual({ isSubscribed: true })
})
