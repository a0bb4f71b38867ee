import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { seedCatalogue } from '../../catalogue/index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

const get = (url: string) => shop.app.inject({ url })

it.each([
  '/social/home.jpg',
  '/social/product/one-more-chai-mug.jpg',
  '/social/product/could-have-been-a-walk-tee.jpg'
])('makes a picture networks show: %s', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(answer.rawPayload.length).toBeLessThan(300_000)
  expect((await get(url)).rawPayload.equals(answer.rawPayload)).toBe(true)
})

it.each(['/social/product/nothing-here.jpg', '/social/product/tea-first-mug.png', '/social/product/..%2fhome.jpg'])(
  'has none where there is no product: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  }
)
