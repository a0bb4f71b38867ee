import type { ReviewInput } from '@motif/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { clearUnusedUploads } from '../retention/uploads.ts'
import { reviewPhotos } from './tables.ts'
import { type Bought, buyOne, deliverOrder } from './testing/bought.ts'

let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = (await shop.signUp({ role: 'admin' })).token
})
afterEach(() => shop.close())

/** `token` of an account; without it the key of the order authorises. */
type By = { token?: string }

const arrived = async (by: By = {}) => deliverOrder(shop, admin, await buyOne(shop, by))

const asked = ({ orderId, orderKey, lineId }: Bought, { token }: By) => ({
  params: { id: orderId, lineId },
  ...(token === undefined ? { query: { key: orderKey } } : { token })
})
const words = { rating: 4, title: 'Soft', text: 'I wear it daily.', author: 'Robin' }
const write = (bought: Bought, by: By, photos: readonly string[], change: Partial<ReviewInput> = {}) =>
  shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
    ...asked(bought, by),
    body: { ...words, photos: [...photos], ...change }
  })
const takeBack = (bought: Bought, by: By) =>
  shop.call('DELETE /api/v1/orders/{id}/lines/{lineId}/review', asked(bought, by))
const decide = (id: string, revision = 1, without: readonly string[] = []) =>
  shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: admin,
    params: { id },
    body: { state: 'approved', revision, without: [...without] }
  })
const reject = (id: string, revision = 1) =>
  shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: admin,
    params: { id },
    body: { state: 'rejected', revision, reason: 'It shows a face.' }
  })

/** A photo as phones write it: rotated by its orientation tag, with the location. */
const phonePhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8c4b' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
const uploaded = async ({ token }: By = {}, data?: Buffer) => {
  const file = new File([new Uint8Array(data ?? (await phonePhoto(40, 30)))], 'IMG_0001.jpg')
  return (await shop.call('POST /api/v1/uploads', { ...(token === undefined ? {} : { token }), file })).data.id
}

const onPage = async () =>
  (await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data.reviews.find(
    ({ isVerified }) => isVerified
  )
const fetched = async (path: string | undefined, headers: Record<string, string> = {}) => {
  const answer = await shop.fetch(path ?? '', { headers })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cacheControl: answer.headers.get('cache-control'),
    tag: answer.headers.get('etag') ?? '',
    data: Buffer.from(await answer.arrayBuffer())
  }
}

it('shows photographs with the review once it is approved, upright, small, and without where they were taken', async () => {
  const buyer = await shop.signUp()
  const bought = await arrived(buyer)
  const upload = await uploaded(buyer, await phonePhoto(4032, 3024))
  const { data } = await write(bought, buyer, [upload])
  expect(data.photos).toMatchObject([{ upload, width: 3024, height: 4032, isLeftOut: false }])
  const id = data.photos[0]?.id ?? ''
  expect((await fetched(`/pictures/review/${id}-320.webp`)).status).toBe(404)

  await decide(data.id)
  const photo = (await onPage())?.photos[0]
  expect(photo).toMatchObject({ url: `/pictures/review/${id}`, width: 3024, height: 4032 })
  // The page must not reveal the upload id, because the upload stays readable after the photo is withdrawn.
  expect(JSON.stringify(await onPage())).not.toContain(upload)
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const { status, type, data: file } = await fetched(`${photo?.url}-320.${format}`)
    expect([status, type]).toEqual([200, `image/${format}`])
    const kept = await sharp(file).metadata()
    expect(kept).toMatchObject({ width: 320, height: 427 })
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
  const { tag, cacheControl } = await fetched(`${photo?.url}-320.webp`)
  expect(cacheControl).toBe('public, max-age=86400')
  expect((await fetched(`${photo?.url}-320.webp`, { 'if-none-match': tag })).status).toBe(304)
  for (const strange of ['321.webp', '320.png', '320'])
    expect((await fetched(`${photo?.url}-${strange}`)).status).toBe(404)
})

it('takes them from a guest with the key of the order, in the order they are named in', async () => {
  const bought = await arrived()
  const [first, second] = [await uploaded(), await uploaded()]
  const { data } = await write(bought, {}, [second, first])
  expect(data.photos.map(({ upload }) => upload)).toEqual([second, first])
  const { data: lines } = await shop.call('GET /api/v1/orders/{id}/reviews', {
    params: { id: bought.orderId },
    query: { key: bought.orderKey }
  })
  expect(lines.items[0]?.review?.photos).toEqual(data.photos)
})

it('takes four of them, each once, and none that is not there or in another account', async () => {
  const [buyer, other] = [await shop.signUp(), await shop.signUp()]
  const bought = await arrived(buyer)
  const own = await uploaded(buyer)
  const refusal = async (photos: readonly string[], by: By = buyer) => {
    const { status, problem } = await write(bought, by, photos)
    return [status, problem.reason, problem.errors?.[0]?.pointer]
  }
  expect(await refusal([own, own])).toEqual([400, 'input-invalid', '/photos'])
  expect(await refusal(['a', 'b', 'c', 'd', 'e'])).toEqual([400, 'input-invalid', '/photos'])
  expect(await refusal([own, '../../secret'])).toEqual([400, 'input-invalid', '/photos/1'])
  expect(await refusal([own, 'no-such-upload'])).toEqual([400, 'review-photo-gone', '/photos/1'])
  expect(await refusal([await uploaded(other)])).toEqual([400, 'review-photo-gone', '/photos/0'])
  // The key of the order alone does not give access to the account's uploads.
  expect((await write(bought, {}, [own])).problem.reason).toBe('review-photo-gone')
  expect(await shop.platform.db.$count(reviewPhotos)).toBe(0)
  const four = [own, await uploaded(buyer), await uploaded(buyer), await uploaded(buyer)]
  expect((await write(bought, buyer, four)).data.photos).toHaveLength(4)
})

it('keeps photographs of the account when its owner changes the words with the key of the order alone', async () => {
  const buyer = await shop.signUp()
  const bought = await arrived(buyer)
  const upload = await uploaded(buyer)
  await write(bought, buyer, [upload])
  expect((await write(bought, {}, [upload], { text: 'Softer still.' })).data.photos).toMatchObject([{ upload }])
})

it('leaves out single ones when staff say so, and shows them when staff change their mind', async () => {
  const bought = await arrived()
  const { data } = await write(bought, {}, [await uploaded(), await uploaded()])
  const [kept, left] = data.photos.map(({ id }) => id)
  const { data: published } = await decide(data.id, 1, [left ?? ''])
  expect(published.photos).toMatchObject([
    { id: kept, isLeftOut: false },
    { id: left, isLeftOut: true }
  ])
  const shown = async () => (await onPage())?.photos.map(({ url }) => url)
  expect(await shown()).toEqual([`/pictures/review/${kept}`])
  expect((await fetched(`/pictures/review/${kept}-320.webp`)).status).toBe(200)
  expect((await fetched(`/pictures/review/${left}-320.webp`)).status).toBe(404)

  await decide(data.id, 1, [kept ?? ''])
  expect(await shown()).toEqual([`/pictures/review/${left}`])
  expect((await fetched(`/pictures/review/${kept}-320.webp`)).status).toBe(404)
  await decide(data.id)
  expect(await shown()).toHaveLength(2)
  expect((await decide(data.id, 1, ['no-such'])).problem.reason).toBe('review-photo-unknown')
})

it('opens none of a review that is rejected, written anew or taken back', async () => {
  const bought = await arrived()
  const uploads = [await uploaded(), await uploaded()]
  const { data: first } = await write(bought, {}, uploads)
  await decide(first.id)
  const address = async () => `${(await onPage())?.photos[0]?.url}-320.webp`
  let open = await address()
  expect((await fetched(open)).status).toBe(200)
  await reject(first.id)
  expect((await fetched(open)).status).toBe(404)
  await decide(first.id)
  expect((await fetched(open)).status).toBe(200)

  const { data: second } = await write(bought, {}, uploads.slice(1))
  expect((await fetched(open)).status).toBe(404)
  await decide(first.id, 2)
  // The newly approved photo has another address; the previous one stays invalid.
  expect((await fetched(open)).status).toBe(404)
  open = await address()
  expect([second.photos.length, (await fetched(open)).status]).toEqual([1, 200])
  await takeBack(bought, {})
  expect((await fetched(open)).status).toBe(404)
})

it('deletes the files the next night when the photograph, the review, the order or the account goes', async () => {
  const buyer = await shop.signUp()
  const [first, second, third] = [await arrived(buyer), await arrived(buyer), await arrived(buyer)]
  const uploads = await Promise.all(Array.from({ length: 5 }, () => uploaded(buyer)))
  const [replaced = '', stays = '', taken = '', ofOrder = '', ofAccount = ''] = uploads
  const { data } = await write(first, buyer, [replaced, stays])
  await decide(data.id)
  // Creates resized copies, which must be deleted with the photo.
  for (const { url } of (await onPage())?.photos ?? []) await fetched(`${url}-320.webp`)
  await write(second, buyer, [taken])
  await write(third, buyer, [ofOrder])
  await write(first, buyer, [stays])
  await takeBack(second, buyer)
  await shop.platform.db.execute(sql`delete from order_lines where id = ${third.lineId}`)

  const left = async () => {
    const there: string[] = []
    for (const upload of uploads)
      for await (const { name } of shop.platform.storage.list(`uploads/${upload}.`)) {
        if (!there.includes(upload)) there.push(upload)
        void name
      }
    return there
  }
  await clearUnusedUploads(shop.platform)
  expect(await left()).toEqual([stays, ofAccount])

  await write(second, buyer, [ofAccount])
  await shop.platform.db.execute(sql`delete from users where id = ${buyer.user._id}`)
  await clearUnusedUploads(shop.platform)
  expect(await left()).toEqual([])
})

it('keeps what a review has for as long as it has it, and clears what was sent for one that was never written', async () => {
  const bought = await arrived()
  const [attached, forgotten] = [await uploaded(), await uploaded()]
  const { data } = await write(bought, {}, [attached])
  const statuses = async () => [
    (await shop.fetch(`/api/v1/uploads/${attached}`)).status,
    (await shop.fetch(`/api/v1/uploads/${forgotten}`)).status
  ]
  await clearUnusedUploads(shop.platform)
  shop.clock.advance(31 * 86_400)
  await clearUnusedUploads(shop.platform)
  expect(await statuses()).toEqual([200, 404])
  expect(data.photos).toHaveLength(1)
  expect((await write(bought, {}, [attached, forgotten])).problem).toMatchObject({
    reason: 'review-photo-gone',
    errors: [{ pointer: '/photos/1' }]
  })
})

it('stays out of the log of what staff did, but for which were left out', async () => {
  const bought = await arrived()
  const { data } = await write(bought, {}, [await uploaded()])
  const [photo] = data.photos
  await decide(data.id, 1, [photo?.id ?? ''])
  const { rows } = await shop.platform.db.execute<{ change: unknown }>(
    sql`select change from audit_log where action = 'review.approve'`
  )
  expect(rows[0]?.change).toMatchObject({ without: [photo?.id] })
  expect(JSON.stringify(rows)).not.toContain(photo?.upload)
})
