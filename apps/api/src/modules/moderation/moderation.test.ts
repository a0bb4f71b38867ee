import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop, shirtOf } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { holdBlocked } from './check-lines.ts'
import { uploads } from '../uploads/tables.ts'

let shop: Shop
let kim: SignedUp
let lee: SignedUp
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
  lee = await shop.signUp({ role: 'admin', staffRole: 'production', name: 'Lee' })
  await block(['zounds', 'Schurke'])
})
afterAll(() => shop.close())

const block = (words: string[]) =>
  shop.call('POST /api/v1/admin/moderation/words', { token: kim.token, body: { words } })
const listed = async () => (await shop.call('GET /api/v1/admin/moderation/words', { token: kim.token })).data.items

async function buy(documents: readonly DesignDocument[], { isPaid = true } = {}) {
  const [variant] = await shop.variantsOf('plain-tee')
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  for (const document of documents)
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: variant!.id, quantity: 1, design: { document } }
    })
  const { data: checkout, status } = await shop.submit(cart.id)
  expect(status).toBe(201)
  if (isPaid) await shop.pay(checkout)
  return checkout
}

const queue = async (state: 'open' | 'refused' | 'approved' = 'open') =>
  (await shop.call('GET /api/v1/admin/moderation', { token: kim.token, query: { state, pageSize: '50' } })).data.items
const heldOf = async (orderId: string, state?: Parameters<typeof queue>[0]) =>
  (await queue(state)).filter(({ order }) => order.id === orderId)
const jobsOf = async (orderId: string) =>
  (await shop.call('GET /api/v1/admin/orders/{id}/jobs', { token: kim.token, params: { id: orderId } })).data.items
const move = (job: { id: string; revision: number }) =>
  shop.call('PATCH /api/v1/admin/production/jobs/{id}', {
    token: kim.token,
    params: { id: job.id },
    body: { stage: 'print', revision: job.revision }
  })
const approve = (hold: { id: string; revision: number }, isForOrder = false, by = kim) =>
  shop.call('POST /api/v1/admin/moderation/{id}/approve', {
    token: by.token,
    params: { id: hold.id },
    body: { revision: hold.revision, isForOrder }
  })
const refuse = (hold: { id: string; revision: number }, reason = 'We print no insults.') =>
  shop.call('POST /api/v1/admin/moderation/{id}/refuse', {
    token: kim.token,
    params: { id: hold.id },
    body: { revision: hold.revision, reason }
  })

test('an order with a blocked word is placed and paid, and its job waits until staff approve it', async () => {
  const { orderId } = await buy([design('Z.o.u.n.d.s!'), design('Club')])
  const [hold, ...more] = await heldOf(orderId)
  expect(more).toEqual([])
  expect(hold).toMatchObject({
    state: 'open',
    words: ['zounds'],
    customer: { name: 'Robin Person', email: 'guest@example.com' },
    name: 'Plain tee',
    openInOrder: 1
  })
  const held = (await jobsOf(orderId)).find(({ lineId }) => lineId === hold!.id)
  const free = (await jobsOf(orderId)).find(({ lineId }) => lineId !== hold!.id)
  expect([held?.hold, free?.hold]).toEqual([{ state: 'open', words: ['zounds'], hasPicture: false }, null])
  expect((await move(held!)).problem.reason).toBe('moderation-held')
  const forward = await shop.call('PATCH /api/v1/admin/orders/{id}', {
    token: kim.token,
    params: { id: orderId },
    body: { status: 'in_production' }
  })
  expect(forward.problem.reason).toBe('moderation-held')
  expect((await move(free!)).status).toBe(200)

  const approved = await approve(hold!, false, lee)
  expect(approved.data).toMatchObject({ state: 'approved', revision: 2, decidedBy: 'Lee', openInOrder: 0 })
  expect((await move(held!)).data).toMatchObject({ stage: 'print', hold: null })
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, orderId))
  expect(log.map(({ action }) => action)).toContain('moderation.approve')
})

test('a refused item asks its buyer with the reason, and stays unprinted after the answer until it is approved', async () => {
  const checkout = await buy([design('Du Schurke')])
  const { orderId, orderKey } = checkout
  const [hold] = await heldOf(orderId)
  expect((await refuse(hold!)).data).toMatchObject({ state: 'refused', revision: 2, decidedBy: 'Kim' })
  expect((await refuse(hold!)).status).toBe(200)
  const { items } = (
    await shop.call('GET /api/v1/orders/{id}/questions', { params: { id: orderId }, query: { key: orderKey } })
  ).data
  expect(items.map(({ text }) => text)).toEqual(['We print no insults.'])
  await shop.call('PUT /api/v1/orders/{id}/questions/{questionId}/answer', {
    params: { id: orderId, questionId: items[0]!.id },
    query: { key: orderKey },
    body: { answer: 'as-is' }
  })
  const [job] = await jobsOf(orderId)
  expect(job).toMatchObject({ stage: 'approve', hold: { state: 'refused', words: ['Schurke'] } })
  expect((await move(job!)).problem.reason).toBe('moderation-held')
  const [refused] = await heldOf(orderId, 'refused')
  await approve(refused!)
  expect((await move(job!)).status).toBe(200)
})

test('of two who decide about an item the second is told', async () => {
  const { orderId } = await buy([design('zounds')])
  const [hold] = await heldOf(orderId)
  const answers = await Promise.all([approve(hold!, false, lee), refuse(hold!)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('the names of a team are checked, and all items of an order are approved at once', async () => {
  const { orderId } = await buy([shirtOf('Zounds'), shirtOf('Ada'), shirtOf('zоunds'), shirtOf('ZOUNDS')])
  const held = await heldOf(orderId)
  expect(held.map(({ openInOrder }) => openInOrder)).toEqual([2, 2])
  await approve(held[0]!)
  // A page that still shows both as open approves the rest.
  await approve(held[0]!, true)
  expect(await heldOf(orderId)).toEqual([])
})

test('an item with more text than is searched is held unsearched', async () => {
  const { platform } = shop
  const { orderId } = await buy([design('Club'), design('Group')])
  const lines = (await jobsOf(orderId)).map(({ lineId }) => lineId)
  await platform.db.transaction((tx) =>
    holdBlocked(platform, tx, {
      orderId,
      lines: [
        { id: lines[0]!, design: design('a') },
        { id: lines[1]!, design: design('b '.repeat(300_000)) }
      ]
    })
  )
  expect(await heldOf(orderId)).toMatchObject([{ id: lines[1], words: [] }])
})

test('a review names the blocked words in it', async () => {
  const checkout = await buy([design('Club')])
  const { orderId: id, orderKey: key } = checkout
  for (const status of ['in_production', 'shipped', 'delivered'] as const)
    await shop.call('PATCH /api/v1/admin/orders/{id}', { token: kim.token, params: { id }, body: { status } })
  const { lines } = (await shop.see(checkout)).data
  const { data: review } = await shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
    params: { id, lineId: lines[0]!.id },
    query: { key },
    body: {
      author: 'Robin',
      rating: 1,
      title: 'Zounds',
      text: 'A Sch u rke, and a S-c-h-u-r-k-e.',
      fit: null,
      photos: []
    }
  })
  const { items } = (await shop.call('GET /api/v1/admin/reviews', { token: kim.token })).data
  expect(items.find((one) => one.id === review.id)?.blockedWords?.toSorted()).toEqual(['Schurke', 'zounds'])
})

test('an unpaid order is not in the queue', async () => {
  const { orderId } = await buy([design('zounds')], { isPaid: false })
  expect(await heldOf(orderId)).toEqual([])
})

test('words are pasted, found again whatever their case, and removed; the log tells each change', async () => {
  const before = await listed()
  const { data } = await block(['Gadzooks', 'gadzooks', 'ZOUNDS', 'two words'])
  expect(data.added.map(({ word }) => word)).toEqual(['gadzooks', 'two words'])
  expect(await listed()).toHaveLength(before.length + 2)
  for (const { id } of data.added)
    await shop.call('DELETE /api/v1/admin/moderation/words/{id}', { token: kim.token, params: { id } })
  expect(await listed()).toEqual(before)
  const many = await block(Array.from({ length: 2000 }, (_, at) => `word${at}`))
  expect(many.problem.reason).toBe('blocked-words-full')
  const { id } = data.added[0]!
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, id))
  expect(log.map(({ action }) => action)).toEqual(['moderation.block-words', 'moderation.unblock-word'])
})

async function pictureFile(colour: string) {
  const data = await sharp({ create: { width: 900, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(data)], 'picture.png')
}

const upload = async (colour: string) =>
  (await shop.call('POST /api/v1/uploads', { file: await pictureFile(colour) })).data.id

const withPicture = (image: string): DesignDocument => ({
  ...design(''),
  areas: {
    front: [
      { type: 'image', id: 'p', x: 150, y: 150, rotation: 0, opacity: 1, image, width: 50, height: 50, name: 'p.png' }
    ]
  }
})

test('a blocked picture is known again by its file, also uploaded anew or before hashes were stored, until it is unblocked', async () => {
  const first = await upload('#123456')
  await shop.platform.db.update(uploads).set({ contentHash: null }).where(eq(uploads.id, first))
  const { data: blocked } = await shop.call('POST /api/v1/admin/moderation/pictures', {
    token: lee.token,
    body: { upload: first }
  })
  const again = await upload('#123456')
  const other = await upload('#123457')
  const { orderId } = await buy([withPicture(again), withPicture(other)])
  const held = await heldOf(orderId)
  expect(held).toMatchObject([{ words: [], pictures: [{ upload: again, isBlocked: true }] }])
  const { items } = (
    await shop.call('GET /api/v1/admin/orders/{id}/pictures', { token: kim.token, params: { id: orderId } })
  ).data
  expect(items).toEqual([
    { upload: again, isBlocked: true },
    { upload: other, isBlocked: false }
  ])
  const pictures = await shop.call('GET /api/v1/admin/moderation/pictures', { token: kim.token })
  expect(pictures.data.items).toMatchObject([{ id: blocked.id, upload: first, blockedBy: 'Lee' }])
  await shop.call('DELETE /api/v1/admin/moderation/pictures/{id}', { token: kim.token, params: { id: blocked.id } })
  const next = await buy([withPicture(again)])
  expect(await heldOf(next.orderId)).toEqual([])
})
