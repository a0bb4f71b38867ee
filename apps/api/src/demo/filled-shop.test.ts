import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../modules/catalogue/seed.ts'
import { readAddress } from '../modules/pictures/address.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { demoCatalogue } from './catalogue.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

it('shows all products of the demonstration shop in its catalogue', async () => {
  const { status, data } = await shop.call('GET /api/v1/products', { query: { pageSize: 96 } })
  expect(status).toBe(200)
  expect(data.items.map((card) => card.slug)).toEqual(demoCatalogue.products.map((product) => product.slug))
})

it('has a page for each product, with a picture in every colour', async () => {
  for (const { slug, colours } of demoCatalogue.products) {
    const { status, data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug } })
    expect(status, slug).toBe(200)
    const pictured = new Set(data.gallery.map((picture) => picture.colour))
    expect(
      colours.filter((colour) => !pictured.has(colour.value)),
      slug
    ).toEqual([])
  }
})

it('shows each product in every colour from more than two sides, or nearer', async () => {
  for (const { slug, colours } of demoCatalogue.products) {
    const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug } })
    for (const { value } of colours) {
      const pictures = data.gallery.filter(({ colour }) => colour === value)
      expect(new Set(pictures.map(({ alt }) => alt)).size, slug).toBe(pictures.length)
      expect(pictures.length, slug).toBeGreaterThan(2)
    }
    for (const { url } of data.gallery) {
      const [, , view = '', tint = '', picture = ''] = url.split('/')
      expect(readAddress(view, tint, `${picture}-320.avif`), url).toBeDefined()
    }
  }
})

it('finds products by what is drawn on them', async () => {
  const { data } = await shop.call('GET /api/v1/products', { query: { q: 'bicycle' } })
  expect(data.items.map((card) => card.slug)).toContain('two-wheels-tee')
})
