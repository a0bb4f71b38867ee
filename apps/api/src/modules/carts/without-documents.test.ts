import { brotliCompressSync, constants } from 'node:zlib'
import type { DesignDocument } from '@motif/design'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { orderLines } from '../orders/index.ts'
import { artworks } from '../drawing/tables.ts'
import { variants } from '../catalogue/index.ts'
import { cartLines, removedDesigns } from './tables.ts'

let shop: Shop
let teeIds: string[]
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.db.update(variants).set({ onHand: 100_000 })
  teeIds = (await shop.variantsOf('plain-tee')).map(({ id }) => id)
})
afterAll(() => shop.close())

const newCart = async (token?: string) =>
  (await shop.call('POST /api/v1/carts', token === undefined ? {} : { token })).data.id
const seeCart = async (id: string, token?: string) =>
  (await shop.call('GET /api/v1/carts/{id}', { params: { id }, ...(token === undefined ? {} : { token }) })).data
const add = (id: string, document: DesignDocument, { token = '', variant = 0 } = {}) =>
  shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id },
    body: { variantId: teeIds[variant]!, quantity: 1, design: { document } },
    ...(token === '' ? {} : { token })
  })
const designOf = (id: string, lineId: string, token?: string) =>
  shop.call('GET /api/v1/carts/{id}/lines/{lineId}/design', {
    params: { id, lineId },
    ...(token === undefined ? {} : { token })
  })

/** A shirt of a team, with the name and number of one member. */
function shirtOf(name: string, number: string): DesignDocument {
  const base = design('Motif United')
  const [club] = base.areas['front'] ?? []
  if (club?.type !== 'text') throw new Error('The design has no words')
  return {
    ...base,
    areas: {
      front: [
        club,
        { ...club, id: 'b', y: 200, role: 'name', text: name },
        { ...club, id: 'c', y: 250, role: 'number', text: number }
      ]
    }
  }
}

/** All member names at any depth of a response. */
const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, member]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(member)])

async function fullCart(count: number): Promise<string> {
  const id = await newCart()
  for (let first = 0; first < count; first += 100) {
    const numbers = Array.from({ length: 100 }, (_, index) => first + index)
    const { status } = await shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id },
      body: {
        key: `batch-${first}`,
        designs: numbers.map((number) => ({ document: shirtOf(`Player ${number}`, String(number)) })),
        lines: numbers.map((number, index) => ({ variantId: teeIds[number % 4]!, quantity: 1, design: index }))
      }
    })
    expect(status).toBe(200)
  }
  return id
}

test('a cart of 200 designed lines is small, and says of each design what a line shows', async () => {
  const id = await fullCart(200)
  const answer = await shop.fetch(`/api/v1/carts/${id}`)
  const body = Buffer.from(await answer.arrayBuffer())
  expect(body.length).toBeLessThan(230_000)
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  expect(packed.length).toBeLessThan(60_000)
  const cart = await seeCart(id)
  expect(cart.lines).toHaveLength(200)
  expect(keysIn(cart)).not.toContain('document')
  expect(cart.lines[7]?.design).toEqual({
    designId: null,
    contentHash: expect.stringMatching(/^[\w-]{43}$/),
    previewUrl: expect.stringMatching(/^\/pictures\/tshirt-front\/[0-9a-f]{6}\/[0-9a-f]{32}-640\.webp$/),
    member: 'Player 7 7',
    team: 'batch-0',
    confirmed: []
  })
})

test('no answer about carts, orders or lists of designs holds a document', async () => {
  const { token } = await shop.signUp()
  const { token: admin } = await shop.signUp({ role: 'admin' })
  const id = await newCart(token)
  await add(id, shirtOf('Ada', '7'), { token })
  await shop.call('POST /api/v1/designs', { token, body: { name: 'Mine', document: design('Mine') } })
  const cart = await seeCart(id, token)
  const checkout = (await shop.submit(id, { token })).data
  await shop.pay(checkout)
  const params = { id: checkout.orderId }
  const cartId = await newCart(token)
  const answers = [
    cart,
    (await shop.call('GET /api/v1/orders/{id}', { params, token })).data,
    (await shop.call('GET /api/v1/orders', { token })).data,
    (await shop.call('GET /api/v1/admin/orders', { token: admin })).data,
    (await shop.call('POST /api/v1/orders/{id}/reorder', { params, token, body: { cartId } })).data,
    (await shop.call('GET /api/v1/designs', { token })).data
  ]
  for (const answer of answers) {
    expect(keysIn(answer)).not.toContain('document')
    expect(keysIn(answer)).toContain('previewUrl')
  }
  expect(answers[1]).toMatchObject({ lines: [{ design: { member: 'Ada 7' } }] })
})

test('the document of a line is for whoever may open the cart, and names the lines like it', async () => {
  const { token } = await shop.signUp()
  const stranger = await shop.signUp()
  const admin = await shop.signUp({ role: 'admin' })
  const id = await newCart(token)
  await add(id, design('Ours'), { token })
  await add(id, design('Other'), { token })
  // Another size in the same colour, and another colour.
  await add(id, design('Ours'), { token, variant: 1 })
  const { lines } = (await add(id, design('Ours'), { token, variant: 2 })).data
  const [line, , same] = lines
  const own = await designOf(id, line!.id, token)
  expect(own.data).toMatchObject({
    document: design('Ours'),
    contentHash: line!.design!.contentHash,
    alike: [same!.id]
  })
  for (const other of [undefined, stranger.token, admin.token])
    expect((await designOf(id, line!.id, other)).status).toBe(404)
  expect((await designOf(id, 'none', token)).status).toBe(404)

  const visitors = await newCart()
  const plain = await shop.cartWith('plain-tee')
  expect((await designOf(visitors, line!.id, token)).status).toBe(404)
  expect((await designOf(plain.id, plain.lines[0]!.id)).status).toBe(404)
})

test('the document of an order’s line is for its buyer, staff and whoever has the key', async () => {
  const stranger = await shop.signUp()
  const admin = await shop.signUp({ role: 'admin' })
  const id = await newCart()
  await add(id, design('Ours'))
  const { orderId, orderKey } = (await shop.submit(id)).data
  const [line] = (await shop.see({ orderId, orderKey })).data.lines
  const ask = (who: { token?: string; key?: string }, lineId = line!.id) =>
    shop.call('GET /api/v1/orders/{id}/lines/{lineId}/design', {
      params: { id: orderId, lineId },
      ...(who.key === undefined ? {} : { query: { key: who.key } }),
      ...(who.token === undefined ? {} : { token: who.token })
    })
  expect((await ask({ key: orderKey })).data.document).toMatchObject(design('Ours'))
  expect((await ask({ token: admin.token })).status).toBe(200)
  for (const who of [{}, { key: 'made-up' }, { token: stranger.token }]) expect((await ask(who)).status).toBe(404)
  expect((await ask({ key: orderKey }, 'none')).status).toBe(404)
})

test('lines from before this was kept with them say the same, and are written down', async () => {
  const id = await newCart()
  await add(id, shirtOf('Ada', '7'))
  const checkout = (await shop.submit(id)).data
  const [cart, order] = [await seeCart(id), (await shop.see(checkout)).data]
  await shop.platform.db.update(cartLines).set({ printed: null })
  await shop.platform.db.update(orderLines).set({ designHash: null, member: null })
  expect([await seeCart(id), (await shop.see(checkout)).data]).toEqual([cart, order])
  const { rows } = await shop.platform.db.execute<{ count: string }>(
    sql`select (select count(*) from ${cartLines} where cart_id = ${id} and printed is null) + (select count(*) from ${orderLines} where order_id = ${checkout.orderId} and design_hash is null) as count`
  )
  expect(Number(rows[0]?.count)).toBe(0)
})

test('an artwork that was cleared up is there again once its line is seen', async () => {
  const id = await newCart()
  await add(id, design('Rare'))
  await shop.platform.db.delete(artworks)
  const { lines } = await seeCart(id)
  const [, , , , hash] = lines[0]!.image.url.split('/')
  expect(await shop.platform.db.select({ hash: artworks.hash }).from(artworks)).toEqual([{ hash }])
})

test('a line that was taken out comes back to its own cart alone, for a day, once', async () => {
  const id = await newCart()
  const [line] = (await add(id, shirtOf('Ada', '7'))).data.lines
  const back = (cartId: string) =>
    shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cartId },
      body: { variantId: line!.variantId, quantity: 1, removedLine: line!.id, position: 0 }
    })
  const remove = (lineId: string) => shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id, lineId } })
  expect((await back(id)).status).toBe(404)
  await remove(line!.id)
  expect((await back(await newCart())).status).toBe(404)
  const { data } = await back(id)
  expect(data.lines.map(({ design: own }) => [own?.contentHash, own?.member])).toEqual([
    [line!.design!.contentHash, 'Ada 7']
  ])
  expect((await back(id)).status).toBe(404)
  // If the first response was lost, the repeated call returns the same restored line.
  const again = data.lines[0]!
  await remove(again.id)
  const keyed = () =>
    shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id },
      body: { key: `back-${again.id}`, variantId: again.variantId, quantity: 1, removedLine: again.id, position: 0 }
    })
  const first = await keyed()
  const second = await keyed()
  expect([first.status, second.status]).toEqual([201, 200])
  expect(second.data.lines).toEqual(first.data.lines)
  await remove(first.data.lines[0]!.id)
  shop.clock.advance(2 * 86_400)
  await shop.tick('carts.forget')
  expect(await shop.platform.db.$count(removedDesigns)).toBe(0)
})
