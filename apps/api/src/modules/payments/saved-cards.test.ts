import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FakeStripe } from '../../testing/fake-stripe/server.ts'
import { openShop } from '../../testing/buy.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'

let shop: PaidShop
let stripe: FakeStripe
beforeEach(async () => {
  shop = await openPaidShop('stripe')
  stripe = shop.stripe!
})
afterEach(() => shop.close())

const session = async (token: string) => (await shop.call('POST /api/v1/payment-sessions', { token })).data.clientSecret
const customers = () => [...stripe.books.customers.values()]
const payersOf = () => [...stripe.books.intents.values()].map(({ customer }) => customer)
const whoseIs = (secret: string | null) => stripe.books.sessions.get(secret ?? '')

test('everybody is one customer at the provider, however often they look, and sees their own cards', async () => {
  const [mine, other] = [await shop.signUp(), await shop.signUp()]
  const [first, ...more] = [
    await session(mine.token),
    ...(await Promise.all([session(mine.token), session(mine.token)]))
  ]
  expect(customers()).toMatchObject([{ email: mine.user.email, metadata: { personId: mine.user._id } }])
  expect(new Set([first, ...more].map(whoseIs))).toEqual(new Set([customers()[0]?.id]))
  expect(new Set([first, ...more]).size).toBe(3)
  expect(whoseIs(await session(other.token))).toBe(customers()[1]?.id)
})

test('a payment is of the customer whose order it is, whoever else the browser may name', async () => {
  const [mine, other] = [await shop.signUp(), await shop.signUp()]
  const [own, theirs] = [whoseIs(await session(mine.token)), whoseIs(await session(other.token))]
  const [checkout] = [await shop.order('plain-tee', 1, mine.token), await shop.order('plain-tee')]
  expect(payersOf()).toEqual([own, null])
  const strange = stripe.books.keepCard(theirs ?? '', '4242424242424242')
  const pay = (card: { id: string }) =>
    stripe.books.confirmIntent(checkout.payment.clientSecret.split('_secret_')[0] ?? '', {
      client_secret: checkout.payment.clientSecret,
      payment_method: card.id
    })
  expect(pay(strange).status).toBe(400)
  expect(pay(stripe.books.keepCard(own ?? '', '4242424242424242')).status).toBe(200)
})

test('who never looked at kept cards is not made known to the provider', async () => {
  const { token } = await shop.signUp()
  await shop.order('plain-tee', 1, token)
  expect([customers(), payersOf()]).toEqual([[], [null]])
})

test('a customer the provider has forgotten keeps nobody from paying, and is made anew', async () => {
  const { token } = await shop.signUp()
  await session(token)
  stripe.books.customers.clear()
  const { id } = await shop.cartWith('plain-tee', 1, token)
  const submit = () => shop.submit(id, { token, key: 'forgotten-there' })
  expect((await submit()).status).toBe(409)
  expect((await submit()).status).toBe(201)
  expect(payersOf()).toEqual([null])
  expect([await session(token), (await shop.order('plain-tee', 1, token)).payment.provider]).toEqual([null, 'stripe'])
})

// The client retries a request twice if the response is lost.
test.each([
  [500, 1],
  [429, 1],
  ['lost-answer', 3]
] as const)('a provider that has trouble (%s) shows no cards and lets a card be typed', async (what, times) => {
  const { token } = await shop.signUp()
  stripe.trouble.push(...Array.from({ length: times }, () => ({ call: 'POST /v1/customer_sessions', what })))
  expect(await session(token)).toBeNull()
  expect(await session(token)).toMatch(/^cuss_/)
})

test('the built-in provider keeps no cards', async () => {
  const plain = await openShop()
  const { token } = await plain.signUp()
  expect((await plain.call('POST /api/v1/payment-sessions', { token })).data).toEqual({ clientSecret: null })
  await plain.close()
})
