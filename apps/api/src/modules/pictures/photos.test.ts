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
const productWith = async (upload: string, x: number) => {
  made += 1
  const { data } = await shop.call('POST /api/v1/admin/products', {
    token: admin.token,
    body: {
      ...productDraft(`photo-${made}`),
      pictures: [{ upload, alt: 'A photograph', colour: null, focus: { x, y: 0.5 } }],
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
