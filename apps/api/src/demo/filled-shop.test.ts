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

it.each([
  ['tea-first-mug', 'mug-on-table', 'on a table'],
  ['old-harbour-poster', 'poster-in-room', 'framed over a sideboard'],
  ['market-day-tote', 'tote-on-peg', 'on a peg rail']
])('shows %s in use, with its print', async (slug, view, words) => {
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug } })
  const inUse = data.gallery.filter((picture) => picture.view === view)
  expect(inUse.map(({ colour }) => colour)).toEqual(data.colours.map(({ value }) => value))
  for (const { alt, url } of inUse) {
    expect(alt.startsWith(`${data.name}, `) && alt.endsWith(`, ${words}`), alt).toBe(true)
    expect(url).toMatch(/\/[0-9a-f]{32}$/)
  }
})

it('finds products by what is drawn on them', async () => {
  const { data } = await shop.call('GET /api/v1/products', { query: { q: 'bicycle' } })
  expect(data.items.map((card) => card.slug)).toContain('two-wheels-tee')
})

it('shows a short video of a product, which whoever opens it gets in parts, and a picture in its place before', async () => {
  const filmed = demoCatalogue.products.filter(({ video }) => video)
  expect(filmed.map(({ slug }) => slug)).toEqual(['classic-tee'])
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  const { video } = data
  expect(video).toMatchObject({ type: 'video/webm', width: 640, height: 800, alt: filmed[0]?.video?.alt })
  expect(video?.seconds).toBeLessThan(10)
  const file = await shop.fetch(video?.url ?? '')
  expect(Number(file.headers.get('content-length'))).toBeLessThanOrEqual(200_000)
  const part = await shop.fetch(video?.url ?? '', { headers: { range: 'bytes=0-99' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  const poster = await shop.fetch(`${video?.poster.url}-640.webp`)
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

it('keeps the video of a product when uploads are cleared that nothing shows', async () => {
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  await shop.tick('uploads.clear')
  shop.clock.advance(40 * 86_400)
  await shop.tick('uploads.clear')
  expect((await shop.fetch(data.video?.url ?? '')).status).toBe(200)
})
