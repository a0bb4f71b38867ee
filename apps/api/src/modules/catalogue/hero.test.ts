import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from './seed.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

it('has no product for the hero while the shop is empty, and all of its settings once it is filled', async () => {
  expect((await shop.call('GET /api/v1/hero', {})).data.products).toEqual([])
  await seedCatalogue(shop.platform, demoCatalogue)
  const { status, data } = await shop.call('GET /api/v1/hero', {})
  expect(status).toBe(200)
  expect(data.products.map(({ slug }) => slug)).toEqual(shop.platform.shop.heroProducts)
  expect(data.words).toBe(shop.platform.shop.heroWords)
})

it('shows its words on the product in every colour, in a picture the shop makes', async () => {
  await seedCatalogue(shop.platform, demoCatalogue)
  const { data } = await shop.call('GET /api/v1/hero', {})
  expect(data.products).not.toEqual([])
  for (const { colours } of data.products) {
    expect(new Set(colours.map(({ sample }) => sample.url)).size).toBe(colours.length)
    for (const { image, sample } of colours) expect(sample.url.replace(/[^/]+$/, 'blank')).toBe(image.url)
  }
  const [tee] = data.products
  const picture = await shop.app.inject({ url: `${tee?.colours[0]?.sample.url}-320.webp` })
  expect(picture.statusCode).toBe(200)
})
