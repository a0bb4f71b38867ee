import { type DesignDocument, documentVersion } from '@motif/design'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { rememberArtwork, pictureOf } from '../drawing/index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

const area = { id: 'front', widthMm: 280, heightMm: 300 }
const block = (fill: string): DesignDocument => ({
  version: documentVersion,
  product: 'market-tote',
  areas: {
    front: [
      {
        type: 'shape',
        id: 'a',
        shape: 'rectangle',
        x: 140,
        y: 150,
        width: 280,
        height: 300,
        rotation: 0,
        opacity: 1,
        fill
      }
    ]
  }
})

const blank = pictureOf({ view: 'tote-front', tint: '#ffffff', alt: 'Tote' })

const pixel = async (file: ArrayBuffer, x: number, y: number) => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
}

it('makes a picture the first time it is asked for, in the size and format the address names', async () => {
  const answer = await shop.fetch(`${blank.url}-320.webp`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })
  const avif = await shop.fetch(`${blank.url}-480.avif`)
  expect(avif.headers.get('content-type')).toBe('image/avif')
  expect((await avif.arrayBuffer()).byteLength).toBeLessThan(35_000)
  const jpeg = await shop.fetch(`${blank.url}-320.jpeg`)
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await jpeg.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 400 })
})

it('answers a browser that has the picture without sending it again', async () => {
  const first = await shop.fetch(`${blank.url}-320.webp`)
  const again = await shop.fetch(`${blank.url}-320.webp`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' }
  })
  expect(again.status).toBe(304)
})

it('shows what is printed, once it is remembered', async () => {
  const printed = pictureOf({ view: 'tote-front', tint: '#ffffff', artwork: block('#c00000'), area, alt: 'Tote' })
  expect((await shop.fetch(`${printed.url}-320.webp`)).status).toBe(404)
  const hash = await rememberArtwork(shop.platform.db, block('#c00000'), area, { now: shop.clock.now() })
  expect(printed.url).toBe(`/pictures/tote-front/ffffff/${hash}`)
  const answer = await shop.fetch(`${printed.url}-320.webp`)
  const [red = 0, green = 0, blue = 0] = await pixel(await answer.arrayBuffer(), 160, 270)
  expect(red).toBeGreaterThan(green + 80)
  expect(red).toBeGreaterThan(blue + 80)
})

it('makes a picture once, however many ask for it at the same time', async () => {
  await rememberArtwork(shop.platform.db, block('#00c000'), area, { now: shop.clock.now() })
  const { url } = pictureOf({ view: 'tote-front', tint: '#ffffff', artwork: block('#00c000'), area, alt: 'Tote' })
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.fetch(`${url}-480.webp`)))
  const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  expect(new Set(files.map((file) => Buffer.from(file).toString('base64'))).size).toBe(1)
})

it.each([
  ['an unknown view', '/pictures/spoon/ffffff/blank-320.webp'],
  ['a colour no product comes in', '/pictures/tote-front/123457/blank-320.webp'],
  ['a colour that is none', '/pictures/tote-front/FFFFFF/blank-320.webp'],
  ['a width that is not offered', '/pictures/tote-front/ffffff/blank-321.webp'],
  ['a format that is not offered', '/pictures/tote-front/ffffff/blank-320.png'],
  ['a way out of the folder', '/pictures/tote-front/ffffff/..%2f..%2fblank-320.webp'],
  ['a close-up the view has none of', '/pictures/tote-front/ffffff/blank-collar-320.webp'],
  ['a close-up wider than it can be', '/pictures/tote-front/ffffff/blank-print-1280.webp'],
  ['an artwork nobody remembers', `/pictures/tote-front/ffffff/${'0'.repeat(32)}-320.webp`]
])('finds nothing at %s', async (_what, url) => {
  const answer = await shop.fetch(url)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

it('shows a part of the large picture near', async () => {
  const near = await shop.fetch(`${blank.url}-straps-640.webp`)
  expect(near.status).toBe(200)
  const file = await near.arrayBuffer()
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 640, height: 800 })
  const whole = await (await shop.fetch(`${blank.url}-1280.webp`)).arrayBuffer()
  const share = 0.46
  const cut = await sharp(whole)
    .extract({ left: 0.25 * 1280, top: 0.04 * 1600, width: Math.round(share * 1280), height: share * 1600 })
    .resize({ width: 640 })
    .toBuffer()
  const difference = await sharp(file)
    .composite([{ input: cut, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer()
  const { channels } = await sharp(difference).stats()
  expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(3)
})

it('has every picture the catalogue names', async () => {
  const { data } = await shop.call('GET /api/v1/products', { query: { pageSize: 96 } })
  const [first] = data.items
  const image = first?.images[0]
  expect((await shop.fetch(`${image?.url}-320.avif`)).status).toBe(200)
})
