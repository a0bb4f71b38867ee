import type { NewLine } from '@motif/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (id: string, body: NewLine) => shop.call('POST /api/v1/carts/{id}/lines', { params: { id }, body })
const change = (id: string, lineId: string, body: { quantity?: number; isSaved?: boolean }) =>
  shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params: { id, lineId }, body })
const tees = async () => (await shop.variantsOf('plain-tee')).map(({ id }) => id)

describe('saved for later', () => {
  test('a line leaves the count, the totals and the order, and comes back to its place', async () => {
    const [first = '', second = ''] = await tees()
    const { data: cart } = await shop.call('POST /api/v1/carts')
    await add(cart.id, { variantId: first, quantity: 2, design: { document: design('Keep me') } })
    const { data: both } = await add(cart.id, { variantId: second, quantity: 1 })
    const [line] = both.lines
    const saved = (await change(cart.id, line!.id, { isSaved: true })).data
    expect(saved).toMatchObject({
      count: 1,
      totals: { subtotal: { amount: 2000 } },
      savedLines: [{ id: line!.id, quantity: 2, total: { amount: 4000 } }]
    })
    const placed = (await shop.submit(cart.id)).data
    expect((await shop.see(placed)).data.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [second, 1]
    ])
    const back = (await change(cart.id, line!.id, { isSaved: false })).data
    expect(back.savedLines).toEqual([])
    expect(back.lines.map(({ id, quantity, design }) => [id, quantity, design === null])).toEqual([
      [line!.id, 2, false],
      [both.lines[1]!.id, 1, true]
    ])
  })

  test('what is put in meanwhile is a line of its own; back in the cart they add up', async () => {
    const [, , variantId = ''] = await tees()
    const { data: cart } = await shop.call('POST /api/v1/carts')
    const lineId = (await add(cart.id, { variantId, quantity: 2 })).data.lines[0]!.id
    await change(cart.id, lineId, { isSaved: true })
    const again = await add(cart.id, { variantId, quantity: 3 })
    expect([again.status, again.data.lines.length, again.data.savedLines.length]).toEqual([201, 1, 1])
    const together = (await change(cart.id, lineId, { isSaved: false })).data
    expect([together.lines.map(({ quantity }) => quantity), together.savedLines]).toEqual([[5], []])
    const apart = (await change(cart.id, together.lines[0]!.id, { isSaved: true, quantity: 4 })).data
    expect([apart.lines, apart.savedLines.map(({ quantity }) => quantity)]).toEqual([[], [4]])
  })

  test('it waits for no stock; back in the cart there must be some, and it stays saved where there is not', async () => {
    const cart = await shop.cartWith('last-mug')
    const { id: lineId, variantId } = cart.lines[0]!
    await change(cart.id, lineId, { isSaved: true })
    expect((await change(cart.id, lineId, { quantity: 9 })).data.savedLines[0]?.quantity).toBe(9)
    const refused = await change(cart.id, lineId, { isSaved: false })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Only 1 of Last mug, White is left; your cart would hold 9.'
    ])
    const other = await shop.order('last-mug')
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data).toMatchObject({
      savedLines: [{ id: lineId }],
      notices: [{ lineId, code: 'out-of-stock', available: 0 }]
    })
    expect((await add(cart.id, { variantId, quantity: 1, isSaved: true })).data.savedLines[0]?.quantity).toBe(10)
    await shop.call('POST /api/v1/orders/{id}/cancel', {
      params: { id: other.orderId },
      query: { key: other.orderKey }
    })
    expect((await change(cart.id, lineId, { isSaved: false, quantity: 1 })).data).toMatchObject({
      count: 1,
      savedLines: []
    })
  })

  test('a change must say what', async () => {
    const cart = await shop.cartWith('plain-tee')
    for (const body of [{}, { isSaved: 'yes' }, { isSaved: null }, { quantity: null }])
      expect((await change(cart.id, cart.lines[0]!.id, body as never)).status).toBe(400)
  })
})

describe('what is put back after it was taken out', () => {
  test('has its design and its place again, among what is saved too', async () => {
    const [a = '', b = '', c = ''] = await tees()
    const { data: cart } = await shop.call('POST /api/v1/carts')
    await add(cart.id, { variantId: a, quantity: 1 })
    await add(cart.id, { variantId: b, quantity: 2, design: { document: design('Undo'), designId: 'saved-1' } })
    const { data: full } = await add(cart.id, { variantId: c, quantity: 3 })
    const removed = full.lines[1]!
    await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cart.id, lineId: removed.id } })
    const back = (
      await add(cart.id, {
        variantId: b,
        quantity: 2,
        removedLine: removed.id,
        position: 1
      })
    ).data
    expect(back.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [a, 1],
      [b, 2],
      [c, 3]
    ])
    expect({ ...back.lines[1], id: removed.id }).toEqual(removed)
    const { data: again } = await shop.call('GET /api/v1/carts/{id}/lines/{lineId}/design', {
      params: { id: cart.id, lineId: back.lines[1]!.id }
    })
    expect([again.document.areas, again.designId]).toEqual([design('Undo').areas, 'saved-1'])

    for (const line of back.lines) await change(cart.id, line.id, { isSaved: true })
    await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cart.id, lineId: back.lines[0]!.id } })
    const { savedLines } = (await add(cart.id, { variantId: a, quantity: 1, isSaved: true, position: 0 })).data
    expect(savedLines.map(({ variantId }) => variantId)).toEqual([a, b, c])
    expect((await add(cart.id, { variantId: a, quantity: 1, position: 400 })).status).toBe(201)
  })
})

test('a line comes back also where its product went out of stock meanwhile, and it is told', async () => {
  const cart = await shop.cartWith('last-mug')
  const { id: lineId, variantId } = cart.lines[0]!
  await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id: cart.id, lineId } })
  const other = await shop.order('last-mug')
  expect((await add(cart.id, { variantId, quantity: 1 })).status).toBe(409)
  const back = (await add(cart.id, { variantId, quantity: 1, position: 0 })).data
  expect(back).toMatchObject({ count: 1, notices: [{ lineId: back.lines[0]!.id, code: 'out-of-stock' }] })
  expect((await shop.submit(cart.id)).problem.code).toBe('out-of-stock')
  expect((await add(cart.id, { variantId, quantity: 999, position: 0 })).problem.detail).toBe(
    'A line holds at most 999 pieces.'
  )
  await shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: other.orderId }, query: { key: other.orderKey } })
})

test('what is not sold any more stays and is told, but is in no total and cannot be bought', async () => {
  const admin = await shop.signUp({ role: 'admin' })
  const [a = '', b = ''] = await tees()
  const { data: cart } = await shop.call('POST /api/v1/carts')
  await add(cart.id, { variantId: a, quantity: 9 })
  const { data: full } = await add(cart.id, { variantId: b, quantity: 1 })
  expect(full.totals.subtotal.amount).toBe(18_000)
  const withdraw = (isWithdrawn: boolean) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', { token: admin.token, params: { id: a }, body: { isWithdrawn } })
  await withdraw(true)

  const told = (await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data
  // The remaining piece does not reach the price tier that the ten pieces reached.
  expect(told).toMatchObject({
    notices: [{ lineId: full.lines[0]!.id, code: 'unavailable', available: 0 }],
    totals: { subtotal: { amount: 2000 }, total: { amount: 2000 } }
  })
  expect(told.lines.map(({ quantity, total }) => [quantity, total.amount])).toEqual([
    [9, 18_000],
    [1, 2000]
  ])
  expect(
    (await shop.call('POST /api/v1/quotes', { body: { cartId: cart.id, country: 'US' } })).data.totals.subtotal.amount
  ).toBe(2000)
  const refused = await shop.submit(cart.id)
  expect(refused.problem).toMatchObject({
    code: 'out-of-stock',
    detail: 'Plain tee, Black, S is not sold any more. Take it out of the cart to order the rest.',
    errors: [{ pointer: `/lines/${full.lines[0]!.id}`, code: 'unavailable' }]
  })
  expect((await add(cart.id, { variantId: a, quantity: 1 })).problem.detail).toBe(
    'Plain tee, Black, S is not sold any more.'
  )
  expect((await shop.variantsOf('plain-tee')).map(({ id }) => id)).not.toContain(a)

  expect((await change(cart.id, full.lines[0]!.id, { isSaved: true })).data.totals.total.amount).toBe(2000)
  expect((await shop.submit(cart.id)).status).toBe(201)
  expect((await change(cart.id, full.lines[0]!.id, { isSaved: false })).status).toBe(400)
  await withdraw(false)
  expect((await change(cart.id, full.lines[0]!.id, { isSaved: false })).status).toBe(200)
})

test('products with nothing on sale are found nowhere', async () => {
  const admin = await shop.signUp({ role: 'admin' })
  const [mug] = await shop.variantsOf('last-mug')
  const withdraw = (isWithdrawn: boolean) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', {
      token: admin.token,
      params: { id: mug!.id },
      body: { isWithdrawn }
    })
  await withdraw(true)
  expect((await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'last-mug' } })).status).toBe(404)
  expect((await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data.related).toEqual([])
  const { items, total, facets } = (await shop.call('GET /api/v1/products')).data
  expect([items.map(({ slug }) => slug), total, facets.categories.map(({ value }) => value)]).toEqual([
    ['plain-tee'],
    1,
    ['shirts']
  ])
  expect((await shop.call('GET /api/v1/categories')).data.map(({ slug, count }) => [slug, count])).toEqual([
    ['shirts', 1],
    ['mugs', 0]
  ])
  await withdraw(false)
  expect((await shop.variantsOf('last-mug')).length).toBe(1)
})
