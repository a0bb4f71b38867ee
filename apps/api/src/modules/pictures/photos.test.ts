import type { ProductPhoto, TestPrint } from '@motif/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import { productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { clearUnusedUploads } from '../retention/uploads.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
})
// The tests advance the clock by months, which ends sessions.
beforeEach(async () => {
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

/** A wide photograph, red on its left half and blue on its right. */
async function photograph(): Promise<string> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toBuffer()
  const data = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await half('#cc0000'), left: 0, top: 0 },
      { input: await half('#0000cc'), left: 800, top: 0 }
    ])
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(data)], 'photo.png')
  return (await shop.call('POST /api/v1/uploads', { token: admin.token, file })).data.id
}

let made = 0
const productWith = async (upload: string, x: number, crop: ProductPhoto['crop'] = null) => {
  made += 1
  const { data } = await shop.call('POST /api/v1/admin/products', {
    token: admin.token,
    body: {
      ...productDraft(`photo-${made}`),
      pictures: [{ upload, alt: 'A photograph', colour: null, focus: { x, y: 0.5 }, crop }],
      status: 'live'
    }
  })
  return data
}
const get = async (path: string) => {
  const answer = await shop.fetch(path)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    data: Buffer.from(await answer.arrayBuffer())
  }
}

it('a photograph comes in every format, 4:5, cut around its focus', async () => {
  const upload = await photograph()
  const {
    pictures: [left]
  } = await productWith(upload, 0.1)
  const {
    pictures: [right]
  } = await productWith(upload, 0.9)
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const { status, type, data } = await get(`${left?.picture.url}-320.${format}`)
    expect([status, type]).toEqual([200, `image/${format}`])
    expect(await sharp(data).metadata()).toMatchObject({ width: 320, height: 400 })
  }
  const middleOf = async (url: string | undefined) => {
    const { data } = await get(`${url}-320.webp`)
    const { dominant } = await sharp(data).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  expect([await middleOf(left?.picture.url), await middleOf(right?.picture.url)]).toEqual(['red', 'blue'])
})

const blueOf = async (data: Buffer) => {
  const { channels } = await sharp(data).stats()
  return (channels[2]?.mean ?? 0) / ((channels[0]?.mean ?? 0) + (channels[2]?.mean ?? 0))
}

it('a crop is all that any file of a photograph shows, at another address', async () => {
  const upload = await photograph()
  const {
    slug: wholeSlug,
    pictures: [whole]
  } = await productWith(upload, 0.5)
  const {
    slug,
    pictures: [cropped]
  } = await productWith(upload, 0.5, { x: 0.55, y: 0.1, width: 0.3, height: 0.6 })
  const { url = '', widths = [], width = 0, height = 0 } = cropped?.picture ?? {}
  expect(url).not.toBe(whole?.picture.url)
  expect(url.startsWith(whole?.picture.url ?? '-')).toBe(true)
  const { data: half } = await get(`${whole?.picture.url}-320.webp`)
  expect(await blueOf(half)).toBeCloseTo(0.5, 1)
  for (const one of widths)
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { status, data } = await get(`${url}-${one}.${format}`)
      expect(status).toBe(200)
      expect(await sharp(data).metadata()).toMatchObject({ width: one, height: Math.round((one * height) / width) })
      expect(await blueOf(data)).toBeGreaterThan(0.95)
    }
  const redIn = async (of: string) => {
    const { data } = await get(`/social/product/${of}.jpg`)
    const pixels = await sharp(data).removeAlpha().raw().toBuffer()
    let count = 0
    for (let at = 0; at < pixels.length; at += 3)
      if ((pixels[at] ?? 0) > 180 && (pixels[at + 1] ?? 0) < 40 && (pixels[at + 2] ?? 0) < 40) count += 1
    return count
  }
  expect(await redIn(wholeSlug)).toBeGreaterThan(10_000)
  expect(await redIn(slug)).toBeLessThan(100)
  const { data: product } = await shop.call('GET /api/v1/products/{slug}', { params: { slug } })
  expect(product.images[0]).toMatchObject({ url, width, height })
  expect((await shop.fetch(`/api/v1/uploads/${upload}`)).status).toBe(200)
})

it('a crop is cut to 4:5 around the focus, without what lies outside of it', async () => {
  const upload = await photograph()
  // Red at the left end only, a sixth of the width; 4:5 of it is half as wide.
  const crop = { x: 0.4, y: 0, width: 0.6, height: 0.6 }
  const {
    pictures: [atRed]
  } = await productWith(upload, 0, crop)
  const {
    pictures: [atBlue]
  } = await productWith(upload, 1, crop)
  const { data: red } = await get(`${atRed?.picture.url}-320.webp`)
  const { data: blue } = await get(`${atBlue?.picture.url}-320.webp`)
  expect(await blueOf(red)).toBeCloseTo(2 / 3, 1)
  expect(await blueOf(blue)).toBeGreaterThan(0.95)
})

it.each([
  { x: 0.6, y: 0, width: 0.5, height: 1 },
  { x: -0.1, y: 0, width: 0.5, height: 1 },
  { x: 0, y: 0, width: 1, height: 0.01 }
])('a crop that is no part of the photograph or too small is refused: %o', async (crop) => {
  const { status, problem } = await shop.call('POST /api/v1/admin/products', {
    token: admin.token,
    body: { ...productDraft('bad-crop'), pictures: [{ upload: await photograph(), alt: 'A photograph', crop }] }
  })
  expect(status).toBe(400)
  expect(problem.errors?.[0]?.pointer).toMatch(/^\/pictures\/0\/crop/)
})

it('a crop applies to the blanks and the test print of a print area', async () => {
  const upload = await photograph()
  const crop = { x: 0.55, y: 0, width: 0.4, height: 0.8 }
  const area = {
    widthMm: 100,
    heightMm: 100,
    corners: [
      { x: 0.4, y: 0.4 },
      { x: 0.6, y: 0.4 },
      { x: 0.6, y: 0.6 },
      { x: 0.4, y: 0.6 }
    ] satisfies TestPrint['corners']
  }
  const { data: added } = await shop.call('POST /api/v1/admin/products', {
    token: admin.token,
    body: {
      ...productDraft('cropped-blank'),
      pictures: [{ upload, alt: 'A blank', crop }],
      printAreas: [{ ...area, id: 'front', name: 'Front', photos: [upload] }],
      status: 'live'
    }
  })
  const { data: page } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: added.slug } })
  const { data: blank } = await get(`${page.blanks[0]?.image.url}-320.webp`)
  expect(await blueOf(blank)).toBeGreaterThan(0.95)
  const print = { ...area, upload, focus: { x: 0.5, y: 0.5 }, isDyed: false, tint: '#ffffff' }
  const shareOf = async (of: TestPrint['crop']) => {
    const { data } = await shop.call('POST /api/v1/admin/test-prints', {
      token: admin.token,
      body: { ...print, crop: of }
    })
    return blueOf(Buffer.from(await data.arrayBuffer()))
  }
  expect((await shareOf(crop)) - (await shareOf(null))).toBeGreaterThan(0.3)
})

it('only the crop that a product has is served', async () => {
  const upload = await photograph()
  await productWith(upload, 0.5, { x: 0.5, y: 0, width: 0.5, height: 1 })
  const statusOf = async (name: string) => (await get(`/pictures/photo/${upload}/${name}-320.webp`)).status
  expect(await statusOf('50-50-500-0-500-1000')).toBe(200)
  expect(await statusOf('50-50')).toBe(404)
  expect(await statusOf('50-50-500-0-500')).toBe(404)
  expect(await statusOf('50-50-400-0-500-1000')).toBe(404)
})

it('a product with a photograph has a picture networks show', async () => {
  const { slug } = await productWith(await photograph(), 0.1)
  const { status, type, data } = await get(`/social/product/${slug}.jpg`)
  expect([status, type]).toEqual([200, 'image/jpeg'])
  expect(await sharp(data).metadata()).toMatchObject({ width: 1200, height: 630 })
})

it('only what a product shows is made, in the widths the shop uses', async () => {
  const upload = await photograph()
  const {
    pictures: [photo]
  } = await productWith(upload, 0.5)
  expect((await get(`${photo?.picture.url}-321.webp`)).status).toBe(404)
  expect((await get(`/pictures/photo/${upload}/3-3-320.webp`)).status).toBe(404)
  expect((await get(`/pictures/photo/${await photograph()}/50-50-320.webp`)).status).toBe(404)
})

it('a draft without pictures has one that stands in', async () => {
  const { data } = await shop.call('POST /api/v1/admin/products', {
    token: admin.token,
    body: productDraft('bare')
  })
  const { data: preview } = await shop.call('GET /api/v1/admin/products/{id}/preview', {
    token: admin.token,
    params: { id: data.id }
  })
  const { status, data: picture } = await get(`${preview.images[0]?.url}-320.webp`)
  expect(status).toBe(200)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 320, height: 400 })
})

it('a photograph stays while a product shows it, and goes with its files when none has for 30 days', async () => {
  const upload = await photograph()
  const product = await productWith(upload, 0.5)
  const url = `${product.pictures[0]?.picture.url}-320.webp`
  expect((await get(url)).status).toBe(200)
  const night = async () => {
    shop.clock.advance(31 * 86_400)
    await clearUnusedUploads(shop.platform)
  }
  await night()
  await night()
  expect((await get(url)).status).toBe(200)
  admin = await shop.signUp({ role: 'admin' })
  await shop.call('PUT /api/v1/admin/products/{id}', {
    token: admin.token,
    params: { id: product.id },
    body: {
      ...productDraft(product.slug),
      pictures: [{ upload: await photograph(), alt: 'Another' }],
      revision: 1
    }
  })
  await clearUnusedUploads(shop.platform)
  await night()
  expect((await shop.fetch(`/api/v1/uploads/${upload}`)).status).toBe(404)
  const left: string[] = []
  for await (const { name } of shop.platform.storage.list(`uploads/${upload}.`)) left.push(name)
  expect(left).toEqual([])
})
