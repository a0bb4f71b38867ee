import { type ShopSettings, settingsIn } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orders } from '../orders/tables.ts'

const file = settingsIn(shopConfig)
const letter = { id: 'method-1', name: 'Letter', isTracked: false }
const onlyLetters: Pick<ShopSettings, 'deliveryMethods' | 'shipping'> = {
  deliveryMethods: [letter],
  shipping: [{ countries: ['US'], methods: [{ id: letter.id, price: 200, daysMin: 2, daysMax: 4 }] }]
}

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  ;({ token } = await shop.signUp({ role: 'admin' }))
})
afterAll(() => shop.close())

const save = async (change: Partial<ShopSettings>) => {
  const { revision } = (await shop.call('GET /api/v1/admin/settings', { token })).data
  return shop.call('PUT /api/v1/admin/settings', { token, body: { revision, settings: { ...file, ...change } } })
}
beforeEach(() => save({}))

const methodsTo = async (cartId: string) =>
  (await shop.call('POST /api/v1/quotes', { body: { cartId, country: 'US', region: 'OR' } })).data.methods

it('a method of the owner is offered, paid and stored with its name', async () => {
  expect((await save(onlyLetters)).status).toBe(200)
  const cart = await shop.cartWith('plain-tee')
  expect(await methodsTo(cart.id)).toEqual([
    {
      id: 'method-1',
      name: 'Letter',
      isTracked: false,
      price: { amount: 200, currency: 'USD' },
      daysMin: 2,
      daysMax: 4
    }
  ])
  const placed = (await shop.submit(cart.id, { change: { shippingMethod: 'method-1', email: 'letter@example.com' } }))
    .data
  await shop.pay(placed)
  expect((await shop.see(placed)).data).toMatchObject({
    shippingMethod: { id: 'method-1', name: 'Letter', isTracked: false },
    totals: { shipping: { amount: 200 } }
  })

  await save({ ...onlyLetters, deliveryMethods: [{ ...letter, name: 'Postcard', isTracked: true }] })
  expect((await shop.see(placed)).data.shippingMethod).toEqual({ id: 'method-1', name: 'Letter' })
  await save({})
  expect((await shop.see(placed)).data.shippingMethod).toEqual({ id: 'method-1', name: 'Letter' })
})

it('orders from before names were stored keep the names of that time', async () => {
  const placed = await shop.order('plain-tee')
  await shop.platform.db.update(orders).set({ shippingName: null }).where(eq(orders.id, placed.orderId))
  await save({ deliveryMethods: file.deliveryMethods.map((method) => ({ ...method, name: 'Slow' })) })
  expect((await shop.see(placed)).data.shippingMethod.name).toBe('Standard')
})

it('a removed method is neither quoted nor ordered', async () => {
  const cart = await shop.cartWith('plain-tee')
  await save(onlyLetters)
  const quoted = await shop.call('POST /api/v1/quotes', {
    body: { cartId: cart.id, country: 'US', region: 'OR', shippingMethod: 'standard' }
  })
  expect(quoted.data.totals.shipping).toBeNull()
  expect((await shop.submit(cart.id)).problem.reason).toBe('delivery-not-offered')
})

it('a coupon for free delivery pays the first method of a zone without standard delivery', async () => {
  await save(onlyLetters)
  const cart = await shop.cartWith('plain-tee', 2)
  const { data } = await shop.call('POST /api/v1/quotes', {
    body: { cartId: cart.id, country: 'US', region: 'OR', shippingMethod: 'method-1', coupon: 'SHIPFREE' }
  })
  expect(data.totals.shipping?.amount).toBe(0)
})

it('zones may name only methods of the list, each with an own identifier and a name', async () => {
  const refused = async (change: Partial<ShopSettings>) => {
    const { status, problem } = await save(change)
    return [status, problem.errors?.[0]?.pointer]
  }
  expect(await refused({ deliveryMethods: [letter] })).toEqual([400, '/settings/shipping/0/methods/0/id'])
  expect(await refused({ deliveryMethods: [...file.deliveryMethods, ...file.deliveryMethods] })).toEqual([
    400,
    '/settings/deliveryMethods'
  ])
  expect(await refused({ deliveryMethods: [] })).toEqual([400, '/settings/deliveryMethods'])
})
