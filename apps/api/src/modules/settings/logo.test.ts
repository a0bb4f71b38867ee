import sharp from 'sharp'
import { type ShopSettings, settingsIn } from '@motif/contract'
import { logoSize } from '@motif/contract/logo-rules'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import { clearUnusedUploads } from '../retention/uploads.ts'

const daySeconds = 86_400

let shop: Shop
let admin: { token: string }
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

const revision = async () => (await shop.call('GET /api/v1/admin/settings', { token: admin.token })).data.revision
const save = async (logo: ShopSettings['logo']) =>
  shop.call('PUT /api/v1/admin/settings', {
    token: admin.token,
    body: { revision: await revision(), settings: { ...settingsIn(shopConfig), logo } }
  })
afterEach(() => save(null))

/** Uploads a picture of one partly transparent colour. */
async function picture(width: number, height: number, background = '#c8371b80') {
  const data = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
  const { data: brought } = await shop.call('POST /api/v1/uploads', {
    token: admin.token,
    file: new File([new Uint8Array(data)], 'logo.png')
  })
  return { upload: brought.id, width: brought.width, height: brought.height }
}
const file = async (name: string) => {
  const answer = await shop.fetch(`/pictures/logo/${name}`)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    data: Buffer.from(await answer.arrayBuffer())
  }
}
const sizeOf = async (name: string) => {
  const { width, height, hasAlpha } = await sharp((await file(name)).data).metadata()
  return { width, height, hasAlpha }
}

it('is drawn in the sizes that pages need, see-through where it was', async () => {
  const light = await picture(1200, 300)
  await save({ light, dark: null })
  expect(await sizeOf(`${light.upload}-64.webp`)).toEqual({ width: 256, height: 64, hasAlpha: true })
  expect(await sizeOf(`${light.upload}-96.png`)).toEqual({ width: 384, height: 96, hasAlpha: true })
  expect(await sizeOf(`${light.upload}-icon.png`)).toEqual({ width: 64, height: 64, hasAlpha: true })
  expect((await file(`${light.upload}-32.webp`)).type).toBe('image/webp')
})

it('keeps the room in pages that its files have', async () => {
  const light = await picture(2000, 100)
  await save({ light, dark: null })
  expect(logoSize(light)).toEqual({ width: 160, height: 8 })
  expect(await sizeOf(`${light.upload}-32.webp`)).toMatchObject({ width: 160, height: 8 })
})

it('opens no other upload, and no size that is not asked for by pages', async () => {
  const [light, other] = [await picture(400, 100), await picture(400, 100)]
  await save({ light, dark: null })
  for (const name of [
    `${other.upload}-64.webp`,
    `${light.upload}-65.webp`,
    `${light.upload}-64.svg`,
    `..%2F${light.upload}-64.webp`
  ])
    expect((await file(name)).status).toBe(404)
})

it('is refused where there is no such picture, or where its size is another', async () => {
  const light = await picture(400, 100)
  const wrong = [
    { light: { ...light, upload: 'nothing' }, dark: null },
    { light: { ...light, width: 401 }, dark: null },
    { light, dark: { ...light, height: 99 } }
  ]
  for (const logo of wrong) expect((await save(logo)).problem.reason).toBe('logo-not-found')
  expect((await save({ light: { ...light, upload: '../x' }, dark: null })).status).toBe(400)
  expect((await shop.call('GET /api/v1/admin/settings', { token: admin.token })).data.settings.logo).toBeNull()
})

it('stands at the top of mails, by an address everybody reaches', async () => {
  const light = await picture(400, 100)
  await save({ light, dark: null })
  await shop.call('POST /api/v1/contact_us', {
    body: { name: 'Robin', email: 'robin@example.com', topic: 'other', message: 'Hello' }
  })
  const { html = '' } = (await shop.mailbox('robin@example.com'))[0] ?? {}
  expect(html).toMatch(new RegExp(`<img[^>]*src="http[^"]*/pictures/logo/${light.upload}-96.png"`))
})

it('is not in shop.config.ts: its picture is in this shop alone', async () => {
  await save({ light: await picture(400, 100), dark: null })
  const answer = await shop.fetch('/api/v1/admin/exports/shop.config.ts', { headers: { authtoken: admin.token } })
  expect(await answer.text()).toContain('logo: null')
})

it('is kept while a version shows it that can be put back', async () => {
  const fresh = await openShop()
  const owner = await fresh.signUp({ role: 'admin' })
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c8371b' } })
    .png()
    .toBuffer()
  const bring = async () =>
    (await fresh.call('POST /api/v1/uploads', { token: owner.token, file: new File([new Uint8Array(data)], 'a.png') }))
      .data
  const [kept, unused] = [await bring(), await bring()]
  for (const [index, logo] of [{ light: { upload: kept.id, width: 40, height: 20 }, dark: null }, null].entries())
    await fresh.call('PUT /api/v1/admin/settings', {
      token: owner.token,
      body: { revision: index, settings: { ...settingsIn(shopConfig), logo } }
    })
  for (const days of [2, 40]) {
    fresh.clock.advance(days * daySeconds)
    await clearUnusedUploads(fresh.platform)
  }
  const statusOf = async (id: string) => (await fresh.fetch(`/api/v1/uploads/${id}`)).status
  expect([await statusOf(kept.id), await statusOf(unused.id)]).toEqual([200, 404])
  await fresh.close()
})
