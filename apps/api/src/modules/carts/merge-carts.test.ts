import type { Cart } from '@motif/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { variants } from '../catalogue/index.ts'
import { carts } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.db.update(variants).set({ onHand: 100_000 })
})
afterAll(() => shop.close())

interface Wanted {
  /** Index of a variant. */
  variant: number
  quantity: number
  text: string | null
  isSaved: boolean
}

async function cartOf(lines: readonly Wanted[], token?: string): Promise<Cart> {
  const own = token === undefined ? {} : { token }
  const ids = (await shop.variantsOf('plain-tee')).map(({ id }) => id)
  const { id } = (await shop.call('POST /api/v1/carts', own)).data
  for (const { variant, quantity, text, isSaved } of lines) {
    const body = {
      variantId: ids[variant] ?? '',
      quantity,
      isSaved,
      ...(text === null ? {} : { design: { document: design(text) } })
    }
    await shop.call('POST /api/v1/carts/{id}/lines', { ...own, params: { id }, body })
  }
  return (await shop.call('GET /api/v1/carts/{id}', { ...own, params: { id } })).data
}
const claim = async (id: string, token: string) =>
  (await shop.call('POST /api/v1/carts/{id}/claim', { params: { id }, token })).data
const line = (variant: number, quantity: number, more: Partial<Wanted> = {}): Wanted => ({
  variant,
  quantity,
  text: null,
  isSaved: false,
  ...more
})
const quantities = ({ lines, savedLines }: Cart) =>
  [lines, savedLines].map((list) => list.map(({ quantity }) => quantity))

test('what both carts saved for later is kept, and equal lines add up in their own list', async () => {
  const { token } = await shop.signUp()
  await cartOf([line(0, 1), line(1, 2, { isSaved: true })], token)
  const visited = await cartOf([line(0, 2, { isSaved: true }), line(1, 3, { isSaved: true }), line(2, 4)])
  expect(quantities(await claim(visited.id, token))).toEqual([
    [1, 4],
    [5, 2]
  ])
})

test('pieces above the limit of a line are saved for later, and it is told', async () => {
  const { token } = await shop.signUp()
  const own = await cartOf([line(0, 900)], token)
  const visited = await cartOf([line(0, 400), line(0, 7, { isSaved: true })])
  const joined = await claim(visited.id, token)
  expect(quantities(joined)).toEqual([[999], [308]])
  expect(joined.notices).toEqual([{ lineId: own.lines[0]!.id, code: 'quantity-limit', available: 999, oldPrice: null }])
  // The notice is returned only once.
  expect((await claim(visited.id, token)).notices).toEqual([])
})

test('pieces above the stock stay in the cart, and it is told', async () => {
  const { token } = await shop.signUp()
  await cartOf([line(0, 30)], token)
  const visited = await cartOf([line(0, 30)])
  await shop.platform.db.update(variants).set({ onHand: 50 })
  const joined = await claim(visited.id, token)
  expect([joined.count, joined.notices]).toEqual([
    60,
    [{ lineId: joined.lines[0]!.id, code: 'low-stock', available: 50, oldPrice: null }]
  ])
  expect((await shop.submit(joined.id, { token })).problem.code).toBe('out-of-stock')
  await shop.platform.db.update(variants).set({ onHand: 100_000 })
})

test('whatever two carts hold, not a piece is lost and none is made', async () => {
  const wanted = fc.array(
    fc.record({
      variant: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 999 }),
      text: fc.constantFrom(null, 'A', 'B'),
      isSaved: fc.boolean()
    }),
    { maxLength: 8 }
  )
  const piecesOf = (all: readonly Cart[]) => {
    const pieces: Record<string, number> = {}
    for (const each of all.flatMap(({ lines, savedLines }) => [...lines, ...savedLines])) {
      const key = `${each.variantId} ${each.design?.contentHash ?? ''}`
      pieces[key] = (pieces[key] ?? 0) + each.quantity
    }
    return pieces
  }
  await fc.assert(
    fc.asyncProperty(wanted, wanted, async (mine, visited) => {
      const { token } = await shop.signUp()
      const [own, other] = [await cartOf(mine, token), await cartOf(visited)]
      const joined = await claim(other.id, token)
      expect(piecesOf([joined])).toEqual(piecesOf([own, other]))
      for (const { quantity } of joined.lines) expect(quantity).toBeLessThanOrEqual(999)
    }),
    { numRuns: 15 }
  )
}, 60_000)

test('a visitor’s cart is forgotten after ninety days without a change, and an old address with it; a customer’s is kept', async () => {
  const { token } = await shop.signUp()
  const own = await cartOf([line(0, 1)], token)
  const joined = await cartOf([line(1, 1)])
  await claim(joined.id, token)
  const visitors = await cartOf([line(2, 1)])
  const kept = async () => new Set((await shop.platform.db.select({ id: carts.id }).from(carts)).map(({ id }) => id))
  shop.clock.advance(89 * 86_400)
  await shop.tick('carts.forget')
  for (const { id } of [own, joined, visitors]) expect(await kept()).toContain(id)
  const touched = await cartOf([line(3, 1)])
  shop.clock.advance(2 * 86_400)
  await shop.tick('carts.forget')
  const left = await kept()
  expect([own, joined, visitors, touched].map(({ id }) => left.has(id))).toEqual([true, false, false, true])
})
