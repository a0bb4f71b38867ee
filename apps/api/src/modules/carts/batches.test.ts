import type { DesignNode } from '@motif/design'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop, shirtOf } from '../../testing/buy.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Batch = Parameters<typeof put>[1]
const put = (
  id: string,
  body: {
    key: string
    designs: { document: ReturnType<typeof design> }[]
    lines: { variantId: string; quantity: number; design?: number }[]
    replaces?: string[]
  }
) => shop.call('POST /api/v1/carts/{id}/batches', { params: { id }, body })
const newCart = async () => (await shop.call('POST /api/v1/carts', {})).data.id
const see = async (id: string) => (await shop.call('GET /api/v1/carts/{id}', { params: { id } })).data
const designOf = async (id: string, lineId: string) =>
  (await shop.call('GET /api/v1/carts/{id}/lines/{lineId}/design', { params: { id, lineId } })).data
const words = async (id: string, line: { id: string; design: object | null }) => {
  if (line.design === null) return ''
  const [node] = (await designOf(id, line.id)).document.areas['front'] ?? []
  return node?.type === 'text' ? node.text : ''
}

async function threeSizes(): Promise<Omit<Batch, 'key'>> {
  const [one, two, three] = await shop.variantsOf('plain-tee')
  return {
    designs: [{ document: design('Hello') }],
    lines: [
      { variantId: one!.id, quantity: 1, design: 0 },
      { variantId: two!.id, quantity: 2, design: 0 },
      { variantId: three!.id, quantity: 3, design: 0 }
    ]
  }
}

test('sizes of a design go in together, once however often they are sent', async () => {
  const id = await newCart()
  const batch = { ...(await threeSizes()), key: 'first' }
  await put(id, batch)
  expect((await put(id, batch)).data).toMatchObject({
    count: 6,
    lines: [{ quantity: 1 }, { quantity: 2 }, { quantity: 3 }]
  })
  expect((await put(id, { ...batch, key: 'second' })).data).toMatchObject({
    count: 12,
    lines: [{ quantity: 2 }, { quantity: 4 }, { quantity: 6 }]
  })
})

test('not even when other things went in meanwhile, and somebody signed in', async () => {
  const id = await newCart()
  const batch = { ...(await threeSizes()), key: 'lost' }
  await put(id, batch)
  await put(id, { ...batch, key: 'other' })
  expect((await put(id, batch)).data.count).toBe(12)
  const { token } = await shop.signUp()
  await shop.call('POST /api/v1/carts', { token })
  expect((await shop.call('POST /api/v1/carts/{id}/claim', { params: { id }, token })).data.count).toBe(12)
  expect((await shop.call('POST /api/v1/carts/{id}/batches', { params: { id }, body: batch, token })).data.count).toBe(
    12
  )
})

test('or none of them goes in', async () => {
  const id = await newCart()
  const batch = await threeSizes()
  const tooMany = await put(id, {
    ...batch,
    key: 'a',
    lines: [...batch.lines.slice(0, 2), { ...batch.lines[2]!, quantity: 51 }]
  })
  expect([tooMany.status, tooMany.problem.code]).toEqual([409, 'out-of-stock'])
  expect(
    (await put(id, { ...batch, key: 'a', lines: [...batch.lines, { variantId: 'no-such', quantity: 1 }] })).status
  ).toBe(400)
  expect((await put(id, { ...batch, key: 'a', lines: [{ ...batch.lines[0]!, design: 1 }] })).status).toBe(400)
  expect((await see(id)).lines).toEqual([])
  expect((await put(id, { ...batch, key: 'a' })).data.count).toBe(6)
})

test('a line is replaced where it stands, by as many as it held even when fewer are left', async () => {
  const admin = await shop.signUp({ role: 'admin' })
  const id = await newCart()
  const batch = await threeSizes()
  const { data: before } = await put(id, { ...batch, key: 'a' })
  const [first, middle, last] = before.lines
  const stock = (amount: number) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', {
      token: admin.token,
      params: { id: middle!.variantId },
      body: { stock: amount }
    })
  await stock(1)
  const replacing = (key: string, quantity: number) =>
    put(id, {
      key,
      designs: [{ document: design('Better') }],
      lines: [{ variantId: middle!.variantId, quantity, design: 0 }],
      replaces: [middle!.id]
    })
  expect((await replacing('b', 3)).problem.code).toBe('out-of-stock')
  const { data: after } = await replacing('c', 2)
  await stock(50)
  expect(await Promise.all(after.lines.map(async (line) => [line.id, line.quantity, await words(id, line)]))).toEqual([
    [first!.id, 1, 'Hello'],
    [middle!.id, 2, 'Better'],
    [last!.id, 3, 'Hello']
  ])
  const several = await put(id, {
    key: 'd',
    designs: [{ document: design('Best') }],
    lines: batch.lines.slice(0, 2),
    replaces: [middle!.id]
  })
  expect(await Promise.all(several.data.lines.map(async (line) => [line.quantity, await words(id, line)]))).toEqual([
    [1, 'Hello'],
    [1, 'Best'],
    [2, 'Best'],
    [3, 'Hello']
  ])
  expect(
    (
      await put(id, {
        key: 'e',
        designs: [],
        lines: [{ variantId: first!.variantId, quantity: 1 }],
        replaces: ['gone']
      })
    ).status
  ).toBe(404)
})

test('what the check before print stops is stopped here too', async () => {
  const id = await newCart()
  const batch = await threeSizes()
  const hidden: DesignNode[] = design('x').areas['front']!.map((node) => ({ ...node, hidden: true as const }))
  const unprintable = [
    { ...design('x'), areas: { front: [] } },
    design('   '),
    design('a\u{13000}'),
    { ...design('x'), areas: { front: hidden } }
  ]
  for (const document of unprintable) {
    expect((await put(id, { ...batch, key: 'a', designs: [{ document }] })).status).toBe(400)
    expect(
      (
        await shop.call('POST /api/v1/carts/{id}/lines', {
          params: { id },
          body: { variantId: batch.lines[0]!.variantId, quantity: 1, design: { document } }
        })
      ).status
    ).toBe(400)
  }
})

test('a line holds nobody else a design is made for', async () => {
  const id = await newCart()
  const { lines } = await threeSizes()
  const team = [{ name: 'Ada', number: '7', size: 'm', quantity: 1 }]
  const { data } = await put(id, {
    key: 'team',
    designs: [{ document: { ...design('Ada'), team } }],
    lines: lines.slice(0, 1)
  })
  expect((await designOf(id, data.lines[0]!.id)).document).toEqual({
    ...design('Ada'),
    areaSizes: { front: { widthMm: 300, heightMm: 400 } }
  })
})

test('two teams are told apart by when they went in, also after a piece came back or was changed', async () => {
  const id = await newCart()
  const [{ id: variantId } = { id: '' }] = await shop.variantsOf('plain-tee')
  const team = (key: string, names: string[], replaces: string[] = []) =>
    put(id, {
      key,
      designs: names.map((name) => ({ document: shirtOf(name) })),
      lines: names.map((_name, index) => ({ variantId, quantity: 1, design: index })),
      replaces
    })
  await team('first', ['Ada', 'Bea'])
  await team('second', ['Cem', 'Dua'])
  const teams = async () => (await see(id)).lines.map(({ design: own }) => [own?.member, own?.team])
  const both = [
    ['Ada', 'first'],
    ['Bea', 'first'],
    ['Cem', 'second'],
    ['Dua', 'second']
  ]
  expect(await teams()).toEqual(both)
  const bea = (await see(id)).lines[1]!.id
  await shop.call('DELETE /api/v1/carts/{id}/lines/{lineId}', { params: { id, lineId: bea } })
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id },
    body: { variantId, quantity: 1, removedLine: bea, position: 1 }
  })
  expect(await teams()).toEqual(both)
  await team('changed', ['Eli'], [(await see(id)).lines[1]!.id])
  expect(await teams()).toEqual(both.with(1, ['Eli', 'first']))
})
