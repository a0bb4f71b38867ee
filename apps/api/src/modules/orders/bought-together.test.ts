import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { products } from '../catalogue/tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Slugs that a product's page shows as bought together with it. */
async function boughtWith(slug: string): Promise<string[] | undefined> {
  await shop.tick('orders.count-bought-together')
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug } })
  expect(data.related.map((card) => card.slug)).not.toContain(data.boughtTogether?.[0]?.slug ?? 'none')
  return data.boughtTogether?.map((card) => card.slug)
}

it('what was paid for together in three orders is told of both, while it is on sale', async () => {
  const [mug] = await shop.variantsOf('last-mug')
  const orderBoth = async () => {
    await shop.platform.db.execute(sql`update variants set on_hand = on_hand + 5`)
    const cart = await shop.cartWith('plain-tee')
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: mug!.id, quantity: 1 }
    })
    return (await shop.submit(cart.id)).data
  }
  await shop.pay(await orderBoth())
  await shop.pay(await orderBoth())
  // An unpaid order does not count.
  await orderBoth()
  expect(await boughtWith('plain-tee')).toBeUndefined()
  await shop.pay(await orderBoth())
  expect(await boughtWith('plain-tee')).toEqual(['last-mug'])
  expect(await boughtWith('last-mug')).toEqual(['plain-tee'])

  await shop.platform.db.update(products).set({ isShown: false }).where(eq(products.slug, 'last-mug'))
  expect(await boughtWith('plain-tee')).toBeUndefined()
  await shop.platform.db.update(products).set({ isShown: true }).where(eq(products.slug, 'last-mug'))
  shop.clock.advance(366 * 86_400)
  expect(await boughtWith('plain-tee')).toBeUndefined()
})
