import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from './seed.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp()
})
afterEach(() => shop.close())

const heroNow = async () =>
  (await shop.call('GET /api/v1/home', {})).data.sections.find((section) => section.kind === 'hero')

it('has no product for the hero while the shop is empty, and all of its settings once it is filled', async () => {
  expect(await heroNow()).toBeUndefined()
  await seedCatalogue(shop.platform, demoCatalogue)
  const shown = await heroNow()
  const [set] = shop.platform.shop.home
  expect(set).toMatchObject({ kind: 'hero', products: shown?.products.map(({ slug }) => slug), words: shown?.words })
})

it('shows its words on the product in every colour, in a picture the shop makes', async () => {
  await seedCatalogue(shop.platform, demoCatalogue)
  const { products = [] } = (await heroNow()) ?? {}
  expect(products).not.toEqual([])
  for (const { colours } of products) {
    expect(new Set(colours.map(({ sample }) => sample.url)).size).toBe(colours.length)
    for (const { image, sample } of colours) expect(sample.url.replace(/[^/]+$/, 'blank')).toBe(image.url)
  }
  const [tee] = products
  const picture = await shop.app.inject({ url: `${tee?.colours[0]?.sample.url}-320.webp` })
  expect(picture.statusCode).toBe(200)
})
