import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { testApp } from '../../testing/test-app.ts'
import { fileNameOf } from '../pictures/address.ts'
import { rememberArtwork } from '../drawing/index.ts'
import { clearPictureFiles } from '../pictures/clear-up.ts'
import { artworks } from '../drawing/tables.ts'
import { clearUnseenArtworks } from './artworks.ts'

const area = { id: 'front', widthMm: 300, heightMm: 400 }
const days = (count: number) => count * 86_400

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => clearUnseenArtworks(shop.platform))

const isThere = async (hash: string) =>
  (await shop.platform.db.select({ hash: artworks.hash }).from(artworks).where(eq(artworks.hash, hash))).length === 1
const remember = (document: DesignDocument, isShops = false) =>
  rememberArtwork(shop.platform.db, document, area, { now: shop.clock.now(), isShops })

/** A cart with a printed shirt, and the hash of the artwork in its picture's URL. */
async function printed(text: string): Promise<{ id: string; hash: string }> {
  const [variant] = await shop.variantsOf('plain-tee')
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  const { data } = await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant?.id ?? '', quantity: 1, design: { document: design(text) } }
  })
  return { id: cart.id, hash: data.lines[0]?.image.url.split('/')[4] ?? '' }
}

it('what nobody was shown for thirty days goes; what is on ready-made products stays', async () => {
  const [lost, own] = [await remember(design('Nobody looks')), await remember(design('For sale'), true)]
  shop.clock.advance(days(29))
  await clearUnseenArtworks(shop.platform)
  expect(await isThere(lost)).toBe(true)
  shop.clock.advance(days(2))
  await clearUnseenArtworks(shop.platform)
  expect([await isThere(lost), await isThere(own)]).toEqual([false, true])
})

it('a cart that is looked at keeps what it shows, and has it again after a long absence', async () => {
  const { id, hash } = await printed('In a cart')
  shop.clock.advance(days(20))
  await shop.call('GET /api/v1/carts/{id}', { params: { id } })
  shop.clock.advance(days(20))
  await clearUnseenArtworks(shop.platform)
  expect(await isThere(hash)).toBe(true)
  shop.clock.advance(days(31))
  await clearUnseenArtworks(shop.platform)
  expect(await isThere(hash)).toBe(false)
  await shop.call('GET /api/v1/carts/{id}', { params: { id } })
  expect(await isThere(hash)).toBe(true)
})

it('what an order shows stays as long as the order', async () => {
  const { id, hash } = await printed('Ordered')
  expect((await shop.submit(id)).status).toBe(201)
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(days(40))
    await clearUnseenArtworks(shop.platform)
  }
  expect(await isThere(hash)).toBe(true)
})

it('what somebody is just being shown is left alone, and what has just gone comes back for them', async () => {
  const shown = await remember(design('Being shown'))
  const gone = await remember(design('Just gone'))
  shop.clock.advance(days(40))
  await shop.platform.db.transaction(async (tx) => {
    await rememberArtwork(tx, design('Being shown'), area, { now: shop.clock.now() })
    await clearUnseenArtworks(shop.platform)
    expect(await isThere(gone)).toBe(false)
  })
  expect(await isThere(shown)).toBe(true)
  let again: Promise<string> | undefined
  await shop.platform.db.transaction(async (tx) => {
    await tx.delete(artworks).where(eq(artworks.hash, shown))
    again = remember(design('Being shown'))
  })
  expect(await again).toBe(shown)
  expect(await isThere(shown)).toBe(true)
})

it('picture files go when they are old, of another version, or beyond what is kept; those of ready-made products stay', async () => {
  const own = await remember(design('On sale'), true)
  const folder = join(shop.platform.config.dataDir, 'pictures')
  const now = shop.clock.now().getTime() / 1000
  const put = (name: string, ageDays: number, bytes = 100) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.alloc(bytes))
    utimesSync(path, now - days(ageDays), now - days(ageDays))
    return path
  }
  const file = (artwork: string) =>
    fileNameOf({ view: 'tote-front', tint: 'ffffff', artwork, width: 320, format: 'avif' })
  const [made, other] = ['a'.repeat(32), 'b'.repeat(32)]
  const kept = [put(file('blank'), 400), put(file(own), 400), put(file(made), 2), put(`artworks/${made}.webp`, 2)]
  const gone = [
    put(file(other), 31),
    put('v1/tote-front/ffffff-blank-320.avif', 1),
    put(`${file(other)}.0.draft`, 2),
    put(`artworks/${other}.webp`, 31)
  ]
  await clearPictureFiles(shop.platform)
  expect(kept.map((path) => existsSync(path))).toEqual(kept.map(() => true))
  expect(gone.map((path) => existsSync(path))).toEqual(gone.map(() => false))
  const large = [put(file(other), 3, 3000), put(`artworks/${other}.webp`, 4, 3000)]
  await clearPictureFiles({ ...shop.platform, config: { ...shop.platform.config, pictureCacheBytes: 4000 } })
  expect(large.map((path) => existsSync(path))).toEqual([true, false])
  expect(statSync(kept[1] ?? '').size).toBe(100)
})

it('a server that runs no jobs clears its picture files by itself, every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await testApp()
  const path = join(server.platform.config.dataDir, 'pictures/v1/tote-front/ffffff-blank-320.avif')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'old')
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  await expect.poll(() => existsSync(path)).toBe(false)
  await server.close()
})
