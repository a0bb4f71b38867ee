import type { ShopSettings } from '@motif/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'

let shop: PaidShop
let token: string
beforeAll(async () => {
  shop = await openPaidShop('stripe')
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

async function decide(change: Partial<ShopSettings['payments']>): Promise<void> {
  const { revision, settings } = (await shop.call('GET /api/v1/admin/settings', { token })).data
  const payments = { ...settings.payments, ...change }
  const body = { revision, settings: { ...settings, payments } }
  expect((await shop.call('PUT /api/v1/admin/settings', { token, body })).status).toBe(200)
}
const quote = (cartId: string) =>
  shop.call('POST /api/v1/quotes', { body: { cartId, country: 'US', shippingMethod: 'standard' } })
const intents = () => [...(shop.stripe?.books.intents.values() ?? [])]
const state = async () => (await shop.call('GET /api/v1/admin/payment-state', { token })).data

test('an order worth less than the smallest is neither priced nor placed, and one worth as much is', async () => {
  await decide({ leastOrder: 3000 })
  const small = await shop.cartWith('plain-tee')
  const { status, problem } = await quote(small.id)
  expect([status, problem.reason]).toEqual([400, 'order-under-least'])
  for (const amount of ['$30.00', '$10.00']) expect(problem.detail).toContain(amount)
  expect((await shop.submit(small.id)).problem.reason).toBe('order-under-least')
  expect(intents()).toEqual([])
  await decide({ leastOrder: 4000 })
  const enough = await shop.cartWith('plain-tee', 2)
  expect([(await quote(enough.id)).status, (await shop.submit(enough.id)).status]).toEqual([200, 201])
  await decide({ leastOrder: 0 })
  expect((await quote(small.id)).status).toBe(200)
})

test('the words on statements, wallets and kept cards follow the settings from the next payment on', async () => {
  const person = await shop.signUp()
  const cardsOf = async () =>
    (await shop.call('POST /api/v1/payment-sessions', { token: person.token })).data.clientSecret
  const cart = await shop.cartWith('plain-tee')
  expect((await quote(cart.id)).data.payment).toEqual({ provider: 'stripe', publishableKey: 'pk_test_fake' })
  await decide({ statement: 'PRINTS', hasWallets: false, keepsCards: false })
  expect((await quote(cart.id)).data.payment.hasWallets).toBe(false)
  await shop.submit(cart.id)
  expect(intents().at(-1)?.statement_descriptor_suffix).toBe('PRINTS')
  expect([await cardsOf(), shop.stripe?.books.customers.size]).toEqual([null, 0])
  await decide({ statement: null, keepsCards: true })
  await shop.order('plain-tee')
  expect(intents().at(-1)?.statement_descriptor_suffix).toBeNull()
  expect(await cardsOf()).toMatch(/^cuss_/)
})

test('staff see which keys are set and when the provider was last heard, and never a key', async () => {
  const before = await state()
  expect(before).toEqual({
    provider: 'stripe',
    keys: 'test',
    webhookSecrets: 1,
    webhookUrl: expect.stringMatching(/\/api\/v1\/payments\/webhook$/),
    lastEventAt: null
  })
  for (const secret of ['sk_test_fake', shop.stripe?.webhookSecret ?? '?'])
    expect(JSON.stringify(before)).not.toContain(secret)
  await shop.buy(await shop.order('plain-tee'))
  expect((await state()).lastEventAt).toBe(shop.clock.now().toISOString())
})
