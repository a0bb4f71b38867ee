import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoGoods } from '../../demo/goods.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedGoods } from './seed.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

it('has no goods for the hero while the shop is empty, and all of its settings once it is filled', async () => {
  expect((await shop.call('GET /api/v1/hero', {})).data.goods).toEqual([])
  await seedGoods(shop.platform, demoGoods)
  const { status, data } = await shop.call('GET /api/v1/hero', {})
  expect(status).toBe(200)
  expect(data.goods.map(({ slug }) => slug)).toEqual(shop.platform.shop.heroProducts)
  expect(data.words).toBe(shop.platform.shop.heroWords)
})

it('shows its words on the goods in every colour, in a picture the shop makes', async () => {
  const { data } = await shop.call('GET /api/v1/hero', {})
  for (const { colours } of data.goods) {
    expect(new Set(colours.map(({ sample }) => sample.url)).size).toBe(colours.length)
    for (const { image, sample } of colours) expect(sample.url.replace(/[^/]+$/, 'blank')).toBe(image.url)
  }
  const [tee] = data.goods
  const picture = await shop.app.inject({ url: `${tee?.colours[0]?.sample.url}-320.webp` })
  expect(picture.statusCode).toBe(200)
})
