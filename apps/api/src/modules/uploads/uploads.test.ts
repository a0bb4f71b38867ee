import { documentVersion } from '@motif/design'
import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { designs } from '../designs/tables.ts'
import { cleanImage } from './clean-image.ts'
import { hashPictures } from './content-hashes.ts'
import { storeImage } from './files.ts'
import { uploads } from './tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const upload = (data: Uint8Array, name = 'picture.png') =>
  shop.call('POST /api/v1/uploads', { file: new File([new Uint8Array(data)], name) })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371b' } })

it('takes so many pictures a minute from one network', async () => {
  const limited = await testApp({ env: { UPLOAD_LIMIT_PER_MINUTE: '2' } })
  const statuses: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const file = new File([new Uint8Array(await plain(4, 4).png().toBuffer())], 'picture.png')
    statuses.push((await limited.call('POST /api/v1/uploads', { file })).status)
  }
  expect(statuses).toEqual([201, 201, 429])
  await limited.close()
})

it('takes a picture from anybody and hands it back upright, without what the camera wrote into it', async () => {
  const photo = await plain(40, 20)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status, data } = await upload(photo, '../../photo.jpg')
  expect({ status, width: data.width, height: data.height }).toEqual({ status: 201, width: 20, height: 40 })
  // 128 random bits; the file name is not part of the id.
  expect(data).toMatchObject({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
    url: `/api/v1/uploads/${data.id}`
  })
  const answer = await shop.fetch(data.url)
  const kept = await sharp(await answer.arrayBuffer()).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect([kept.exif, kept.xmp, kept.iptc, kept.icc]).toEqual([undefined, undefined, undefined, undefined])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

it('hashes pictures that an earlier version stored, also after one that cannot be read', async () => {
  const ids: string[] = []
  for (const width of [5, 6, 7]) ids.push((await upload(await plain(width, 4).png().toBuffer())).data.id)
  const [unreadable, ...others] = ids.toSorted()
  const hashes = async () =>
    new Map(
      (await shop.platform.db.select().from(uploads).where(inArray(uploads.id, ids))).map(({ id, contentHash }) => [
        id,
        contentHash
      ])
    )
  const before = await hashes()
  const earlier = new Date(shop.platform.clock.now().getTime() - 3_600_000)
  await shop.platform.db.update(uploads).set({ contentHash: null, createdAt: earlier }).where(inArray(uploads.id, ids))
  const { storage } = shop.platform
  const stream: typeof storage.stream = async (name, ...rest) => {
    if (name.includes(unreadable ?? '')) throw new Error('The storage does not answer.')
    return storage.stream(name, ...rest)
  }
  await hashPictures({ ...shop.platform, storage: { ...storage, stream } })
  const after = await hashes()
  expect([unreadable, ...others].map((id) => after.get(id ?? ''))).toEqual([
    null,
    ...others.map((id) => before.get(id))
  ])
  await hashPictures(shop.platform)
  expect(await hashes()).toEqual(before)
})

it('tells a person the pictures of their account, the newest first, in parts, and nobody else’s', async () => {
  const [person, other] = [
    await shop.signUp({ email: 'own@example.com' }),
    await shop.signUp({ email: 'other@example.com' })
  ]
  const file = async () => new File([new Uint8Array(await plain(4, 4).png().toBuffer())], 'picture.png')
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { data } = await shop.call('POST /api/v1/uploads', { file: await file(), token: person.token })
    // Fixed times make the order deterministic. The first two uploads share a time, so their ids decide.
    await shop.platform.db
      .update(uploads)
      .set({ createdAt: new Date(1_700_000_000_000 + Math.max(1, count) * 1000) })
      .where(eq(uploads.id, data.id))
    ids.push(data.id)
  }
  await shop.call('POST /api/v1/uploads', { file: await file(), token: other.token })
  await shop.call('POST /api/v1/uploads', { file: await file() })
  const [first = '', second = '', third = ''] = ids
  const alike = [first, second].toSorted().toReversed()
  const part = async (query: { pageSize?: string; after?: string }, token = person.token) =>
    (await shop.call('GET /api/v1/own-uploads', { token, query })).data
  expect(await part({})).toEqual({
    items: [third, ...alike].map((id) => ({ id, uploadedAt: expect.any(String) as string })),
    next: null
  })
  const begun = await part({ pageSize: '2' })
  expect([begun.items.map(({ id }) => id), begun.next]).toEqual([[third, alike[0]], alike[0]])
  expect((await part({ pageSize: '2', after: begun.next ?? '' })).items).toMatchObject([{ id: alike[1] }])
  // An upload of another account is not a valid cursor.
  expect((await part({ after: third }, other.token)).items).toEqual([])
})

it('keeps transparency', async () => {
  const clear = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  })
    .webp()
    .toBuffer()
  const { data } = await upload(clear, 'clear.webp')
  const kept = await sharp(await (await shop.fetch(data.url)).arrayBuffer()).metadata()
  expect(kept).toMatchObject({ format: 'png', hasAlpha: true })
})

it.each([
  [
    'a drawing with a script in it',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'drawing.png'
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.jpg'],
  ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cut.png'],
  ['nothing', Buffer.alloc(0), 'empty.png']
])('refuses %s, whatever it is called', async (_what, data, name) => {
  expect((await upload(data, name)).problem.code).toBe('invalid-upload')
})

it('refuses pictures of several frames, of too many pixels and of too many bytes', async () => {
  const frames = await sharp([await plain(4, 4).png().toBuffer(), await plain(4, 4).negate().png().toBuffer()], {
    join: { animated: true }
  })
    .webp()
    .toBuffer()
  expect((await upload(frames, 'moving.webp')).problem.code).toBe('invalid-upload')
  const wide = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer()
  expect((await upload(wide)).problem.detail).toContain('megapixels')
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413)
})

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A hand-built PNG whose headers declare any size and number of frames. */
function handMade({
  width,
  height,
  frames,
  pixels
}: {
  width: number
  height: number
  frames?: number
  pixels: Uint8Array
}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const animation = Buffer.alloc(8)
  animation.writeUInt32BE(frames ?? 0)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(frames === undefined ? [] : [chunk('acTL', animation)]),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0))
  ])
}

it('refuses a PNG of several frames, which other programs take for one, and takes one that says it has a single one', async () => {
  const pixels = new Uint8Array(2)
  expect((await upload(handMade({ width: 1, height: 1, frames: 12, pixels }))).problem.detail).toContain('Moving')
  expect((await upload(handMade({ width: 1, height: 1, frames: 1, pixels }))).status).toBe(201)
})

it('unpacks nothing that says it is too large, and not more than a picture says it holds', async () => {
  const zeros = new Uint8Array(8_000_000)
  expect((await upload(handMade({ width: 100_000, height: 100_000, pixels: zeros }))).problem.detail).toContain(
    'megapixels'
  )
  // The pixels of a picture of about a hundred bytes decompress to eight megabytes.
  expect([201, 400]).toContain((await upload(handMade({ width: 10, height: 9, pixels: zeros }))).status)
})

it('refuses pictures that end before they are over', async () => {
  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 }
    }
  })
  for (const whole of [
    await noise.clone().png().toBuffer(),
    await noise.clone().jpeg().toBuffer(),
    await noise.clone().webp().toBuffer()
  ]) {
    expect((await upload(whole.subarray(0, whole.length / 2))).problem.code).toBe('invalid-upload')
  }
})

const keptPixel = async (data: Uint8Array) => {
  const { data: kept, status } = await upload(data)
  expect(status).toBe(201)
  const image = sharp(await (await shop.fetch(kept.url)).arrayBuffer())
  const { space, depth, icc } = await image.metadata()
  return { space, depth, icc, pixel: [...(await image.removeAlpha().raw().toBuffer()).subarray(0, 3)] }
}

it.each([
  ['a photo in a wider colour space', () => plain(4, 4).withIccProfile('p3').png().toBuffer(), [200, 55, 27]],
  [
    'a picture for four inks',
    () => plain(4, 4).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
    [200, 55, 27]
  ],
  ['sixteen bits a colour', () => plain(4, 4).toColourspace('rgb16').png().toBuffer(), [200, 55, 27]],
  ['shades of grey', () => plain(4, 4).greyscale().png().toBuffer(), [99, 99, 99]],
  ['a single pixel', () => plain(1, 1).png().toBuffer(), [200, 55, 27]]
])('keeps %s as the eight-bit sRGB a screen shows', async (_what, make, pixel) => {
  const kept = await keptPixel(await make())
  expect(kept).toMatchObject({ space: 'srgb', depth: 'uchar' })
  expect(kept.icc).toBeUndefined()
  // Rounding error of a profile with a slightly smaller gamut.
  pixel.forEach((value, index) => expect(Math.abs(value - (kept.pixel[index] ?? -100))).toBeLessThan(10))
})

it('shows the editor a smaller one, of sizes from a list, never larger than it is', async () => {
  const { data } = await upload(await plain(2000, 1000).png().toBuffer())
  const sizes = await Promise.all(
    ['160', '1600'].map(async (w) => sharp(await (await shop.fetch(`${data.url}?w=${w}`)).arrayBuffer()).metadata())
  )
  expect(sizes).toMatchObject([
    { format: 'webp', width: 160, height: 80 },
    { format: 'webp', width: 1600, height: 800 }
  ])
  const small = await upload(await plain(20, 10).png().toBuffer())
  expect(await sharp(await (await shop.fetch(`${small.data.url}?w=480`)).arrayBuffer()).metadata()).toMatchObject({
    width: 20
  })
  const answer = await shop.fetch(`${data.url}?w=160`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable') as string,
    'content-type': 'image/webp'
  })
  expect((await shop.fetch(`${data.url}?w=161`)).status).toBe(400)
  expect((await shop.fetch('/api/v1/uploads/nobody?w=160')).status).toBe(404)
})

describe('sizes of uploads', () => {
  const sizesOf = (ids: readonly string[]) => shop.call('GET /api/v1/uploads', { query: { ids } })

  it('are those of the pictures as they were brought and turned upright, for whoever has their identifiers', async () => {
    const noise = sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 40 }
      }
    })
    const photo = await cleanImage(await noise.jpeg().withMetadata({ orientation: 6 }).toBuffer())
    await storeImage(shop.platform.storage, 'photo', photo)
    await storeImage(shop.platform.storage, 'dot', await cleanImage(await plain(1, 1).png().toBuffer()))
    const { data } = await sizesOf(['photo', 'nobody', 'dot', 'photo'])
    expect(data).toEqual([
      { id: 'photo', width: 700, height: 900 },
      { id: 'dot', width: 1, height: 1 }
    ])
  })

  it('are asked for with identifiers, a list of them at a time', async () => {
    expect((await sizesOf(['..%2fetc'])).status).toBe(400)
    expect((await sizesOf(Array.from({ length: 51 }, (_, index) => `u${index}`))).status).toBe(400)
    expect((await shop.fetch('/api/v1/uploads')).status).toBe(400)
  })
})

describe('room', () => {
  const dot = () => plain(2, 2).png().toBuffer()

  it('is what a customer has for all time, and visitors of one network for a day', async () => {
    const { db, clock } = shop.platform
    const anna = await shop.signUp()
    const uploadAs = async (token?: string) =>
      shop.call('POST /api/v1/uploads', {
        file: new File([new Uint8Array(await dot())], 'dot.png'),
        ...(token === undefined ? undefined : { token })
      })
    await uploadAs(anna.token)
    const [first] = await db.select().from(uploads).where(eq(uploads.customerId, anna.user._id))
    await db
      .insert(uploads)
      .values(
        Array.from({ length: 499 }, (_, index) => ({ ...first, id: `anna${index}`, bytes: 9, createdAt: clock.now() }))
      )
    const refused = await uploadAs(anna.token)
    expect([refused.status, refused.problem.code]).toEqual([403, 'quota-exceeded'])
    expect((await uploadAs()).status).toBe(201)

    const visitor = (await db.select().from(uploads)).find(({ network }) => network !== null)
    await db
      .insert(uploads)
      .values({ id: 'large', network: visitor?.network ?? '', bytes: 300 * 1024 ** 2, createdAt: clock.now() })
    expect((await uploadAs()).problem.code).toBe('quota-exceeded')
    shop.clock.advance(86_401)
    expect((await uploadAs()).status).toBe(201)
    expect(JSON.stringify(visitor)).not.toContain('127.0.0.1')
  })
})

it('deletes what nothing has shown for 30 days, and nothing that a design shows, in a group too', async () => {
  const { db } = shop.platform
  const days = (count: number) => shop.clock.advance(count * 86_400)
  const anna = await shop.signUp()
  const [used, unused] = [
    await upload(await plain(4, 4).png().toBuffer()),
    await upload(await plain(4, 5).png().toBuffer())
  ]
  await shop.fetch(`${unused.data.url}?w=160`)
  const image = {
    type: 'image' as const,
    id: 'i',
    image: used.data.id,
    width: 10,
    height: 10,
    x: 0,
    y: 0,
    rotation: 0,
    opacity: 1
  }
  const group = { type: 'group' as const, id: 'g', x: 50, y: 50, rotation: 0, opacity: 1, scale: 1, children: [image] }
  const saved = await shop.call('POST /api/v1/designs', {
    token: anna.token,
    body: {
      name: 'With a picture',
      document: { version: documentVersion, product: 'classic-tee', areas: { front: [group] } }
    }
  })
  const statuses = async () => [
    (await shop.fetch(used.data.url)).status,
    (await shop.fetch(unused.data.url)).status,
    (await shop.fetch(`${unused.data.url}?w=160`)).status
  ]

  await shop.tick('uploads.clear')
  days(29)
  await shop.tick('uploads.clear')
  expect(await statuses()).toEqual([200, 200, 200])
  days(2)
  await shop.tick('uploads.clear')
  expect(await statuses()).toEqual([200, 404, 404])
  expect(await db.select().from(uploads).where(eq(uploads.id, unused.data.id))).toEqual([])

  await db.delete(designs).where(eq(designs.id, saved.data.id))
  await shop.tick('uploads.clear')
  expect((await statuses())[0]).toBe(200)
  days(31)
  await shop.tick('uploads.clear')
  expect((await statuses())[0]).toBe(404)
})

describe('with a bucket', () => {
  let s3: S3Server
  let other: TestApp
  beforeAll(async () => {
    s3 = await startS3Server()
    other = await testApp({ config: { s3: s3.settings } })
  })
  afterAll(async () => {
    await other.close()
    await s3.close()
  })

  it('keeps uploads there and shows them from there', async () => {
    const file = new File([new Uint8Array(await plain(40, 30).png().toBuffer())], 'a.png')
    const { data } = await other.call('POST /api/v1/uploads', { file })
    const shown = await other.fetch(data.url)
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 40, height: 30 })
    expect((await other.fetch(`${data.url}?w=160`)).headers.get('content-type')).toBe('image/webp')
    const names = []
    for await (const { name } of other.platform.storage.list('uploads/')) names.push(name)
    expect(names.toSorted()).toEqual([`uploads/${data.id}.160.webp`, `uploads/${data.id}.png`])
  })
})

it('finds nothing at an identifier it did not give out', async () => {
  expect((await shop.fetch('/api/v1/uploads/..%2f..%2fetc%2fpasswd')).status).toBe(400)
  expect((await shop.fetch('/api/v1/uploads/nobody')).status).toBe(404)
})
