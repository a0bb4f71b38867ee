import type { Checkout, ReviewInput } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { auditLog } from '../audit/tables.ts'
import { reviews } from '../catalogue/tables.ts'
import { writtenReviews } from './tables.ts'
import { type Bought, buyOne, deliverOrder, moveOrder } from './testing/bought.ts'

let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = (await shop.signUp({ role: 'admin' })).token
})
afterEach(() => shop.close())

const buy = (token?: string, slug?: string) => buyOne(shop, { token, ...(slug !== undefined && { slug }) })
const move = (bought: Bought, status: Parameters<typeof moveOrder>[3]) => moveOrder(shop, admin, bought, status)
const deliver = (bought: Bought) => deliverOrder(shop, admin, bought)

const words = { rating: 2, title: 'Thin', text: 'I see my hand through it.', author: 'Robin' }

/** `by`: a token, or the key of the order. */
const asked = ({ orderId, lineId }: Bought, by: { token?: string; key?: string }) => ({
  ...(by.token === undefined ? undefined : { token: by.token }),
  params: { id: orderId, lineId },
  query: by.key === undefined ? {} : { key: by.key }
})
const write = (bought: Bought, by: { token?: string; key?: string }, change: Partial<ReviewInput> = {}) =>
  shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', { ...asked(bought, by), body: { ...words, ...change } })
const takeBack = (bought: Bought, by: { token?: string; key?: string }) =>
  shop.call('DELETE /api/v1/orders/{id}/lines/{lineId}/review', asked(bought, by))
const reviewable = async ({ orderId, orderKey }: Checkout) =>
  (await shop.call('GET /api/v1/orders/{id}/reviews', { params: { id: orderId }, query: { key: orderKey } })).data.items

const approve = (id: string, revision = 1) =>
  shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: admin,
    params: { id },
    body: { state: 'approved', revision }
  })
const reject = (id: string, revision = 1) =>
  shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: admin,
    params: { id },
    body: { state: 'rejected', revision, reason: 'It names a person.' }
  })
const answer = (id: string, text: string | null) =>
  shop.call('PUT /api/v1/admin/reviews/{id}/answer', { token: admin, params: { id }, body: { answer: text } })
const inState = async (state: 'waiting' | 'approved' | 'rejected') =>
  (await shop.call('GET /api/v1/admin/reviews', { token: admin, query: { state } })).data.items

const page = async (slug = 'plain-tee') => (await shop.call('GET /api/v1/products/{slug}', { params: { slug } })).data
const shown = async () => (await page()).reviews.filter(({ isVerified }) => isVerified)

it('shows what a buyer wrote once staff approved it, and counts it', async () => {
  const { token } = await shop.signUp()
  const bought = await deliver(await buy(token))
  const { data } = await write(bought, { token }, { fit: 'small' })
  expect(data).toMatchObject({ ...words, fit: 'small', state: 'waiting', reason: null, lineId: bought.lineId })
  expect(await shown()).toEqual([])
  expect((await page()).rating).toEqual({ average: 5, count: 1 })
  expect(await inState('waiting')).toMatchObject([
    {
      id: data.id,
      product: { slug: 'plain-tee' },
      order: { id: bought.orderId },
      revision: 1,
      customerKey: expect.any(String)
    }
  ])

  expect((await approve(data.id)).data.state).toBe('approved')
  expect(await shown()).toMatchObject([{ ...words, id: data.id, fit: 'small', answer: null }])
  expect(await page()).toMatchObject({
    rating: { average: 3.5, count: 2 },
    ratingCounts: [0, 1, 0, 0, 1],
    // The rating for search engines excludes reviews without a purchase in this shop.
    verifiedRating: { average: 2, count: 1 },
    fit: { small: 1, true: 0, large: 0 }
  })
  expect(await inState('waiting')).toEqual([])
  expect((await reviewable(bought))[0]?.review?.state).toBe('approved')
})

it('is written from a line that has arrived, and from no other', async () => {
  const { token } = await shop.signUp()
  const bought = await buy(token)
  for (const status of ['in_production', 'shipped'] as const) {
    expect((await write(bought, { token })).problem).toMatchObject({ status: 409, reason: 'order-not-arrived' })
    await move(bought, status)
  }
  expect(await reviewable(bought)).toEqual([])
  expect((await write(bought, { token })).status).toBe(409)
  // The expected delivery date has passed, and no one marked the order as delivered.
  shop.clock.advance(60 * 86_400)
  expect((await write(bought, { key: bought.orderKey })).status).toBe(200)
  expect(await reviewable(bought)).toMatchObject([{ lineId: bought.lineId, hasSizes: true }])
})

it('is written by the buyer, or with the key of a guest’s order, and by nobody else', async () => {
  const guests = await deliver(await buy())
  const other = await shop.signUp()
  expect((await write(guests, {})).status).toBe(404)
  expect((await write(guests, { token: other.token })).status).toBe(404)
  expect((await write(guests, { key: 'x'.repeat(43) })).status).toBe(404)
  expect((await write(guests, { token: admin, key: guests.orderKey })).problem.reason).toBe('order-of-others')
  const elsewhere = await deliver(await buy())
  // The key gives access to its own order only, not to a line of another one.
  expect((await write({ ...guests, lineId: elsewhere.lineId }, { key: guests.orderKey })).problem).toMatchObject({
    status: 404,
    reason: 'order-line-not-found'
  })
  expect((await write(guests, { key: guests.orderKey })).status).toBe(200)
  expect((await takeBack(guests, { token: other.token })).status).toBe(404)
  expect(await shop.platform.db.$count(writtenReviews)).toBe(1)
})

it('is one a line: written twice, also at once, it changes and waits again', async () => {
  const { token } = await shop.signUp()
  const bought = await deliver(await buy(token))
  await Promise.all([write(bought, { token }), write(bought, { token }), write(bought, { token })])
  expect(await shop.platform.db.$count(writtenReviews)).toBe(1)
  const [waiting] = await inState('waiting')
  await approve(waiting?.id ?? '', waiting?.revision)
  expect(await shown()).toHaveLength(1)
  const changed = await write(bought, { token }, { rating: 4, title: 'Better washed' })
  expect(changed.data).toMatchObject({ id: waiting?.id, state: 'waiting', title: 'Better washed' })
  // Neither the unapproved text nor the previous one is shown.
  expect(await shown()).toEqual([])
})

it('refuses a decision on words the writer has changed since', async () => {
  const { token } = await shop.signUp()
  const bought = await deliver(await buy(token))
  const { data } = await write(bought, { token })
  await write(bought, { token }, { text: 'Something else altogether.' })
  expect((await approve(data.id, 1)).problem).toMatchObject({ status: 409, reason: 'review-changed' })
  expect((await reject(data.id, 1)).status).toBe(409)
  expect(await shown()).toEqual([])
  expect((await approve(data.id, 2)).status).toBe(200)
  expect(await shown()).toMatchObject([{ text: 'Something else altogether.' }])
})

it('tells the writer why it was rejected, and can be rejected after it was shown', async () => {
  const bought = await deliver(await buy())
  const { data } = await write(bought, { key: bought.orderKey })
  await approve(data.id)
  expect((await reject(data.id)).data).toMatchObject({ state: 'rejected', reason: 'It names a person.' })
  expect(await shown()).toEqual([])
  expect((await reviewable(bought))[0]?.review).toMatchObject({ state: 'rejected', reason: 'It names a person.' })
  expect((await write(bought, { key: bought.orderKey })).data).toMatchObject({ state: 'waiting', reason: null })
})

it('shows the shop’s answer with it until it is taken back', async () => {
  const bought = await deliver(await buy())
  const { data } = await write(bought, { key: bought.orderKey })
  await answer(data.id, 'Write to us, we send you a heavier one.')
  expect(await shown()).toEqual([])
  await approve(data.id)
  expect(await shown()).toMatchObject([{ answer: 'Write to us, we send you a heavier one.' }])
  await answer(data.id, null)
  expect(await shown()).toMatchObject([{ answer: null }])
  expect((await answer('no-such', 'Hello')).problem.reason).toBe('review-not-found')
})

it('writes down who decided and who answered, without the writer’s words', async () => {
  const bought = await deliver(await buy())
  const { data } = await write(bought, { key: bought.orderKey })
  await approve(data.id)
  await answer(data.id, 'Thank you.')
  await reject(data.id)
  const log = (await shop.platform.db.select().from(auditLog).orderBy(auditLog.id)).filter(
    ({ subject }) => subject === data.id
  )
  expect(log.map(({ action }) => action)).toEqual(['review.approve', 'review.answer', 'review.reject'])
  expect(JSON.stringify(log)).not.toContain(words.text)
})

it('goes from the page when its writer takes it back, and when the account ends', async () => {
  const { token, user } = await shop.signUp()
  const [first, second] = [await deliver(await buy(token)), await deliver(await buy(token))]
  for (const bought of [first, second]) {
    const { data } = await write(bought, { token })
    await approve(data.id)
  }
  expect(await shown()).toHaveLength(2)
  expect((await takeBack(first, { token })).status).toBe(200)
  expect((await takeBack(first, { token })).status).toBe(200)
  expect(await shown()).toHaveLength(1)
  expect((await shop.call('GET /api/v1/reviews', { token })).data).toMatchObject({
    items: [{ orderId: second.orderId, name: 'Plain tee' }],
    total: 1
  })
  await shop.platform.db.execute(sql`delete from users where id = ${user._id}`)
  expect(await shop.platform.db.$count(reviews)).toBe(1)
  shop.clock.advance(1)
  expect(await shown()).toEqual([])
})

it('asks how it fits where there are sizes', async () => {
  const mug = await deliver(await buy(undefined, 'last-mug'))
  expect(await reviewable(mug)).toMatchObject([{ hasSizes: false }])
  expect((await write(mug, { key: mug.orderKey }, { fit: 'large' })).problem).toMatchObject({
    status: 400,
    reason: 'review-without-sizes'
  })
  expect((await write(mug, { key: mug.orderKey })).status).toBe(200)
})

it('refuses what is out of bounds, and names it', async () => {
  const bought = await deliver(await buy())
  for (const [member, value] of [
    ['rating', 0],
    ['rating', 5.5],
    ['title', ''],
    ['title', 'x'.repeat(121)],
    ['title', 'a\nb'],
    ['text', ' \n '],
    ['text', 'x'.repeat(4001)],
    ['text', 'a\u0000b'],
    ['author', 'x'.repeat(61)],
    ['fit', 'tight']
  ] as const) {
    const { status, problem } = await write(bought, { key: bought.orderKey }, { [member]: value })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, `/${member}`])
  }
  expect(await shop.platform.db.$count(writtenReviews)).toBe(0)
})

it('is asked for in the mail of a delivered order, unless the owner does not want that', async () => {
  const delivered = async () =>
    (await shop.mailbox('guest@example.com')).find(({ subject }) => subject.includes('has arrived'))?.text
  const { orderId, orderKey } = await deliver(await buy())
  expect(await delivered()).toContain(`/orderspage?order=${orderId}&key=${orderKey}#items`)
  await shop.close()
  shop = await openShop({ shop: { hasReviewLinkInMails: false } })
  admin = (await shop.signUp({ role: 'admin' })).token
  await deliver(await buy())
  expect(await delivered()).toContain('was delivered')
  expect(await delivered()).not.toContain('#items')
})
