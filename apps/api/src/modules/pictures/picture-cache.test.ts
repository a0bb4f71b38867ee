import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { s3Storage } from '../../platform/storage/s3-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { pictureOf } from '../drawing/index.ts'
import { clearSharedPictures } from './clear-up.ts'
import { openPictureCache } from './picture-cache.ts'

let s3: S3Server
let shop: TestApp
const folders: string[] = []
const bytes = Buffer.from('a picture')

beforeAll(async () => {
  s3 = await startS3Server()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
  shop = await testApp({
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true'
    }
  })
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(async () => {
  await shop.close()
  await s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The cache of a server with an empty disk of its own. */
function cacheOfServer(storage: Storage = shop.platform.storage, patience?: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-cache-'))
  folders.push(dataDir)
  return openPictureCache({ ...shop.platform, storage, config: { ...shop.platform.config, dataDir } }, { patience })
}

const inBucket = (name: string) => s3Storage(s3.settings).get(`pictures/${name}`)

it('a picture drawn by one server is there for the others', async () => {
  await cacheOfServer().put('v7/tote-front/ffffff-blank-320.webp', bytes, 'image/webp')
  await expect.poll(() => inBucket('v7/tote-front/ffffff-blank-320.webp')).toEqual(bytes)
  expect(await cacheOfServer().get('v7/tote-front/ffffff-blank-320.webp')).toEqual(bytes)
})

it('an address that nobody knows costs no request at the bucket', async () => {
  const asked: string[] = []
  const counting: Storage = {
    ...shop.platform.storage,
    get: async (name) => {
      asked.push(name)
      return undefined
    }
  }
  const cache = cacheOfServer(counting)
  expect(await cache.get('v7/mug-front/123456-blank-320.webp', async () => false)).toBeUndefined()
  expect(asked).toEqual([])
  expect(await cache.get('v7/mug-front/ffffff-blank-320.webp', async () => true)).toBeUndefined()
  expect(asked).toEqual(['pictures/v7/mug-front/ffffff-blank-320.webp'])
})

it.each([
  ['fails', undefined, (): Promise<undefined> => Promise.reject(new Error('away'))],
  ['does not answer', 1, (): Promise<undefined> => new Promise(() => undefined)]
])('a bucket that %s is left alone for ten seconds, and pictures are drawn', async (_how, patience, get) => {
  let calls = 0
  const cache = cacheOfServer(
    {
      ...shop.platform.storage,
      get: () => {
        calls += 1
        return get()
      }
    },
    patience
  )
  const ask = () => cache.get('v7/mug-front/ffffff-blank-480.webp')
  expect([await ask(), await ask(), calls]).toEqual([undefined, undefined, 1])
  shop.clock.advance(11)
  await ask()
  expect(calls).toBe(2)
})

it('a server with an empty disk serves the file of the bucket, and draws it no second time', async () => {
  const { url } = pictureOf({ view: 'tote-front', tint: '#ffffff', alt: 'Tote' })
  const drawn = Buffer.from(await (await shop.fetch(`${url}-480.webp`)).arrayBuffer())
  await expect.poll(() => inBucket('v7/tote-front/ffffff-blank-480.webp')).toEqual(drawn)
  rmSync(join(shop.platform.config.dataDir, 'pictures'), { recursive: true })
  await shop.platform.storage.put('pictures/v7/tote-front/ffffff-blank-480.webp', bytes, 'image/webp')
  expect(Buffer.from(await (await shop.fetch(`${url}-480.webp`)).arrayBuffer())).toEqual(bytes)
})

it('the bucket loses pictures of customers after 30 days, and those of earlier versions; those of blanks stay', async () => {
  const { storage } = shop.platform
  const customers = `v7/tote-front/ffffff-${'c'.repeat(32)}-320.webp`
  for (const name of [customers, 'v7/pouch/ffffff-blank-320.webp', 'v6/pouch/ffffff-blank-320.webp'])
    await storage.put(`pictures/${name}`, bytes, 'image/webp')
  await clearSharedPictures(shop.platform)
  expect(await inBucket('v6/pouch/ffffff-blank-320.webp')).toBeUndefined()
  expect(await inBucket(customers)).toEqual(bytes)
  shop.clock.advance(31 * 86_400 + (Date.now() - shop.clock.now().getTime()) / 1000)
  await clearSharedPictures(shop.platform)
  expect(await inBucket(customers)).toBeUndefined()
  expect(await inBucket('v7/pouch/ffffff-blank-320.webp')).toEqual(bytes)
})
