import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = async (id: string, body: Record<string, unknown>, token?: string) =>
  shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id },
    body: body as never,
    ...(token === undefined ? undefined : { token })
  })
const newCart = async (token?: string) =>
  (await shop.call('POST /api/v1/carts', token === undefined ? {} : { token })).data
const teeId = async (index = 0) => (await shop.variantsOf('plain-tee'))[index]!.id

describe('lines', () => {
  test('the same product adds up, other products and other designs are lines of their own', async () => {
    const { id } = await newCart()
    const variantId = await teeId()
    expect((await add(id, { variantId, quantity: 1 })).status).toBe(201)
    expect((await add(id, { variantId, quantity: 2 })).status).toBe(200)
    await add(id, { variantId, quantity: 1, design: { document: design('Hello') } })
    await add(id, { variantId, quantity: 1, design: { document: design('Hello'), designId: 'saved-1' } })
    const { data } = await add(id, { variantId, quantity: 1, design: { document: design('World') } })
    expect(data.lines.map(({ quantity, design: own }) => [quantity, own === null])).toEqual([
      [3, true],
      [2, false],
      [1, false]
    ])
    expect(new Set(data.lines.map(({ image }) => image.url)).size).toBe(3)
    expect(data.lines[1]?.design?.previewUrl).toMatch(/-640\.webp$/)
    expect(data).toMatchObject({ count: 6, totals: { subtotal: { amount: 12_000 }, shipping: null, tax: null } })
    expect(data.lines[0]?.options).toEqual([
      { name: 'Colour', value: 'Black' },
      { name: 'Size', value: 'S' }
    ])
  })

  test('many additions at once lose nothing', async () => {
    const { id } = await newCart()
    const variantId = await teeId(1)
    await Promise.all(Array.from({ length: 12 }, () => add(id, { variantId, quantity: 1 })))
    const { data } = await shop.call('GET /api/v1/carts/{id}', { params: { id } })
    expect([data.lines.length, data.count]).toEqual([1, 12])
    expect(data.lines[0]?.unitPrice.amount).toBe(1800)
  })

  test('a press goes in once, however often it is sent: at the same moment, after others, and after logging in', async () => {
    const { id } = await newCart()
    const press = { key: 'press-1', variantId: await teeId(), quantity: 2 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, press)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { data } of answers) expect(data.count).toBe(2)
    expect((await add(id, { ...press, key: 'press-2' })).data.count).toBe(4)
    expect((await add(id, press)).data.count).toBe(4)
    const { token } = await shop.signUp()
    await shop.call('POST /api/v1/carts/{id}/claim', { params: { id }, token })
    expect((await add(id, press, token)).data.count).toBe(4)
    expect((await add(id, { variantId: press.variantId, quantity: 1 }, token)).data.count).toBe(5)
  })

  test('a press that was refused may be sent again under its key', async () => {
    const { id } = await newCart()
    const press = { key: 'press-3', variantId: await teeId(3), quantity: 51 }
    expect((await add(id, press)).status).toBe(409)
    expect((await add(id, { ...press, quantity: 1 })).data.count).toBe(1)
  })

  test('more than there is cannot be put in, and a quantity is kept within reason', async () => {
    const { id } = await newCart()
    const variantId = (await shop.variantsOf('last-mug'))[0]!.id
    const tooMany = await add(id, { variantId, quantity: 2 })
    expect([tooMany.status, tooMany.problem.code]).toEqual([409, 'out-of-stock'])
    for (const quantity of [0, -1, 1.5, 1000, '2', null, 1e99])
      expect((await add(id, { variantId, quantity })).status).toBe(400)
    expect((await add(id, { variantId: 'no-such', quantity: 1 })).status).toBe(400)
    expect((await add(id, { variantId: { $ne: 1 }, quantity: 1 })).status).toBe(400)
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id } })).data.count).toBe(0)
  })

  test('a design must be one of the product’s', async () => {
    const { id } = await newCart()
    const variantId = await teeId()
    const mugId = (await shop.variantsOf('last-mug'))[0]!.id
    const wrong = [
      { variantId: mugId, document: design('x') },
      { variantId, document: { ...design('x'), product: 'last-mug' } },
      { variantId, document: { ...design('x'), areas: { roof: [] } } },
      { variantId, document: design('nul \u0000 byte') },
      { variantId, document: design('half \ud83d pair') },
      { variantId, document: { ...design('x'), version: 99 } }
    ]
    for (const { variantId, document } of wrong)
      expect((await add(id, { variantId, quantity: 1, design: { document } })).status).toBe(400)
  })

  test('quantities change and lines go', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const lineId = cart.lines[0]!.id
    const params = { id: cart.id, lineId }
    expect(
      (await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { quantity: 5 } })).data.count
    ).toBe(5)
    expect(
      (await shop.call('PATCH /api/v1/carts/{id}/lines/{lineId}', { params, body: { quantity: 51 } })).status
    ).toBe(409)
    expect((await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params })).data.lines).toEqual([])
    expect((await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params })).status).toBe(404)
  })
})

test('a coupon takes its part off, and one that does not hold is refused', async () => {
  const cart = await shop.cartWith('plain-tee')
  const put = (coupon: string | null) =>
    shop.call('PUT /api/v1/carts/{id}/coupon', { params: { id: cart.id }, body: { coupon } })
  expect((await put(' welcome10 ')).data).toMatchObject({
    coupon: 'WELCOME10',
    totals: { discount: { amount: 200 }, total: { amount: 1800 } }
  })
  for (const wrong of ['NOPE', '\u0000', "' or 1=1"]) expect((await put(wrong)).problem.code).toBe('invalid-coupon')
  expect((await put(null)).data.coupon).toBeNull()
})

test('changes of price and stock are told, never silent', async () => {
  const admin = await shop.signUp({ role: 'admin' })
  const cart = await shop.cartWith('plain-tee', 3)
  const line = cart.lines[0]!
  const change = (body: { stock?: number; price?: number }) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', { token: admin.token, params: { id: line.variantId }, body })
  const see = async () => (await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).data
  await change({ price: 2500, stock: 2 })
  expect((await see()).notices).toEqual([
    { lineId: line.id, code: 'price-changed', available: null, oldPrice: { amount: 2000, currency: 'USD' } },
    { lineId: line.id, code: 'low-stock', available: 2, oldPrice: null }
  ])
  await change({ stock: 0 })
  expect((await see()).notices.map(({ code }) => code)).toEqual(['price-changed', 'out-of-stock'])
  await change({ stock: 50, price: 2000 })
  expect((await see()).notices).toEqual([])
})

describe('whose cart it is', () => {
  test('a visitor’s is whoever knows its address; a customer’s is theirs alone', async () => {
    const [mine, other] = [await shop.signUp(), await shop.signUp()]
    const cart = await shop.cartWith('plain-tee', 1, mine.token)
    const params = { id: cart.id }
    const strangers = [
      await shop.call('GET /api/v1/carts/{id}', { params }),
      await shop.call('GET /api/v1/carts/{id}', { params, token: other.token }),
      await add(cart.id, { variantId: await teeId(), quantity: 1 }),
      await shop.call('PUT /api/v1/carts/{id}/coupon', { params, body: { coupon: null } }),
      await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { ...params, lineId: cart.lines[0]!.id } }),
      await shop.call('POST /api/v1/carts/{id}/claim', { params, token: other.token }),
      await shop.call('POST /api/v1/quotes', { body: { cartId: cart.id, country: 'US' } }),
      await shop.submit(cart.id)
    ]
    for (const { status, problem } of strangers) expect([status, problem.code]).toEqual([404, 'not-found'])
    expect((await shop.call('GET /api/v1/carts/{id}', { params, token: mine.token })).data.count).toBe(1)
    const again = await shop.call('POST /api/v1/carts', { token: mine.token })
    expect([again.status, again.data.id]).toEqual([200, cart.id])
  })

  test('signing in keeps a visitor’s cart', async () => {
    const cart = await shop.cartWith('plain-tee', 2)
    const { token } = await shop.signUp()
    const claimed = await shop.call('POST /api/v1/carts/{id}/claim', { params: { id: cart.id }, token })
    expect([cart.belongsToAccount, claimed.data.belongsToAccount]).toEqual([false, true])
    expect(claimed.data).toMatchObject({ id: cart.id, count: 2 })
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: cart.id } })).status).toBe(404)
  })

  test('and adds it to the one the person had; twice is as good as once', async () => {
    const { token } = await shop.signUp()
    const own = await shop.cartWith('plain-tee', 2, token)
    const visited = await shop.cartWith('plain-tee', 3)
    await add(visited.id, { variantId: await teeId(2), quantity: 1, design: { document: design('Mine') } })
    const claims = await Promise.all(
      [1, 2, 3].map(() => shop.call('POST /api/v1/carts/{id}/claim', { params: { id: visited.id }, token }))
    )
    for (const { status, data } of claims)
      expect([status, data.id, data.count, data.lines.length]).toEqual([200, own.id, 6, 2])
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: visited.id }, token })).data.id).toBe(own.id)
    expect((await shop.call('GET /api/v1/carts/{id}', { params: { id: visited.id } })).status).toBe(404)
  })

  test('a person who begins many carts at once has one', async () => {
    const { token } = await shop.signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.call('POST /api/v1/carts', { token })))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})
