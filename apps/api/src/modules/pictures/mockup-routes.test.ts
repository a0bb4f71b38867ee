import { type DesignDocument, documentVersion } from '@motif/design'
import { readUvMap, unpackAsset } from '@motif/mockup'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { rememberArtwork } from '../drawing/index.ts'

let shop: TestApp
let content: string
beforeAll(async () => {
  shop = await testApp()
  const names = (await (await shop.fetch('/mockups/views.json')).json()) as Record<string, string>
  content = names['tote-front'] ?? ''
})
afterAll(() => shop.close())

const forGood = 'public, max-age=31536000, immutable'

it('has what a browser draws a view from, in two sizes, at an address that never means anything else', async () => {
  for (const [file, width] of [
    [`${content}-800.bin`, 800],
    [`${content}-400.bin`, 400]
  ] as const) {
    const answer = await shop.fetch(`/mockups/tote-front/${file}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forGood])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { info, parts } = unpackAsset(bytes)
    expect(info).toMatchObject({ width, height: (width * 5) / 4 })
    expect(await sharp(parts.background).metadata()).toMatchObject({ format: 'webp', width, hasAlpha: false })
    expect(await sharp(parts.shading).metadata()).toMatchObject({ width: width * 2, hasAlpha: false })
    expect(readUvMap(gunzipSync(parts.uvMap)).across.some((place) => place > 0)).toBe(true)
    expect(bytes.length).toBeLessThan(100_000)
  }
})

it('has what is printed as a picture with a clear ground', async () => {
  const area = { id: 'front', widthMm: 280, heightMm: 300 }
  const document: DesignDocument = {
    version: documentVersion,
    product: 'market-tote',
    areas: {
      front: [
        {
          type: 'shape',
          id: 'a',
          shape: 'ellipse',
          x: 140,
          y: 150,
          width: 100,
          height: 100,
          rotation: 0,
          opacity: 1,
          fill: '#c00000'
        }
      ]
    }
  }
  const artwork = await rememberArtwork(shop.platform.db, document, area, { now: shop.clock.now() })
  const answer = await shop.fetch(`/mockups/artworks/${artwork}.webp`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forGood])
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([933, 1000, 4])
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  expect(pixel(466, 500)).toEqual([192, 0, 0, 255])
  expect(pixel(5, 5)[3]).toBe(0)
})

it.each([
  '/mockups/spoon/0123456789abcdef-800.bin',
  '/mockups/tote-front/0123456789abcdef-800.bin',
  '/mockups/tote-front/..%2f-800.bin',
  `/mockups/artworks/${'0'.repeat(32)}.webp`,
  '/mockups/artworks/blank.webp'
])('finds nothing at %s', async (url) => {
  expect((await shop.fetch(url)).status).toBe(404)
})

it('offers no other size', async () => {
  expect((await shop.fetch(`/mockups/tote-front/${content}-640.bin`)).status).toBe(404)
})
