import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { products, reviews } from '../catalogue/tables.ts'
import { helpfulVotes } from './tables.ts'
import { buyOne, deliverOrder } from './testing/bought.ts'

let shop: Shop
let admin: string
beforeAll(async () => {
  shop = await openShop()
  admin = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

/** Id of the product's only review. */
let review: string
let count = 0
beforeEach(async () => {
  await shop.platform.db.delete(reviews)
  review = await written()
})

async function written(on = shop, date = '2026-01-01'): Promise<string> {
  const { db } = on.platform
  const [tee] = await db.select().from(products).where(eq(products.slug, 'plain-tee'))
  const id = `r${(count += 1)}`
  const words = { author: 'Ada', rating: 4, title: 'A title', text: 'A text.' }
  await db.insert(reviews).values({ id, productId: tee?.id ?? '', date, ...words })
  return id
}

interface Voter {
  token?: string
  device?: string
}
const page = async () => (await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data
const by = ({ token, device }: Voter) => ({
  ...(token !== undefined && { token }),
  headers: device === undefined ? {} : { 'visitor-key': device.padEnd(32, '-') }
})
const vote = (voter: Voter, id = review) =>
  shop.call('PUT /api/v1/reviews/{id}/helpful', { ...by(voter), params: { id } })
const takeBack = (voter: Voter, id = review) =>
  shop.call('DELETE /api/v1/reviews/{id}/helpful', { ...by(voter), params: { id } })
const own = async (voter: Voter) =>
  (await shop.call('GET /api/v1/products/{slug}/helpful-votes', { ...by(voter), params: { slug: 'plain-tee' } })).data
/** The public count, read after the cached page has expired. */
const counted = async (id = review) => {
  shop.clock.advance(1)
  return (await page()).reviews.find((one) => one.id === id)?.helpful
}
const votes = () => shop.platform.db.$count(helpfulVotes)

async function published(voter: Voter) {
  const bought = await deliverOrder(shop, admin, await buyOne(shop, { token: voter.token }))
  const { data } = await shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
    ...(voter.token === undefined ? {} : { token: voter.token }),
    params: { id: bought.orderId, lineId: bought.lineId },
    query: { key: bought.orderKey },
    headers: by(voter).headers,
    body: { rating: 2, title: 'Thin', text: 'I see my hand through it.', author: 'Robin' }
  })
  await shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: admin,
    params: { id: data.id },
    body: { state: 'approved', revision: 1 }
  })
  return { ...bought, id: data.id }
}

it('counts one vote a person, an account’s and a device’s, also of presses at once', async () => {
  const { token } = await shop.signUp()
  const answers = await Promise.all([vote({ token }), vote({ token }), vote({ device: 'a' }), vote({ device: 'a' })])
  expect(answers.map(({ status, data }) => [status, data.isHelpful])).toEqual(
    Array.from({ length: 4 }, () => [200, true])
  )
  expect((await vote({ device: 'b' })).data).toEqual({ helpful: 3, isHelpful: true })
  expect(await counted()).toBe(3)
})

it('takes a vote back, once', async () => {
  await vote({ device: 'a' })
  await vote({ device: 'b' })
  expect((await takeBack({ device: 'a' })).data).toEqual({ helpful: 1, isHelpful: false })
  expect((await takeBack({ device: 'a' })).data).toEqual({ helpful: 1, isHelpful: false })
  expect(await counted()).toBe(1)
})

it('tells whoever voted which they found helpful, and nobody else', async () => {
  const { token } = await shop.signUp()
  await vote({ token })
  expect(await own({ token })).toEqual({ items: [{ id: review, helpful: 1 }], own: [] })
  expect(await own({ device: 'a' })).toEqual({ items: [], own: [] })
  expect(await own({})).toEqual({ items: [], own: [] })
})

it('makes the vote of a device the account’s that signs in there', async () => {
  const { token } = await shop.signUp()
  await vote({ device: 'a' })
  expect((await own({ token, device: 'a' })).items).toHaveLength(1)
  expect((await vote({ token, device: 'a' })).data.helpful).toBe(1)
  expect((await own({ token })).items).toHaveLength(1)
  expect((await own({ device: 'a' })).items).toEqual([])
})

it('takes no vote for one’s own review, nor for what is not published, nor from nobody', async () => {
  const { token } = await shop.signUp()
  const { id, orderId, lineId } = await published({ token })
  expect((await vote({ token }, id)).problem).toMatchObject({ status: 403, reason: 'review-own' })
  expect((await own({ token })).own).toEqual([id])
  expect((await vote({}, id)).problem.reason).toBe('visitor-unnamed')
  expect((await vote({ device: 'a' }, id)).status).toBe(200)
  await shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
    token,
    params: { id: orderId, lineId },
    body: { rating: 3, title: 'Thin', text: 'Other words.', author: 'Robin' }
  })
  expect((await vote({ device: 'b' }, id)).problem).toMatchObject({ status: 404, reason: 'review-not-found' })
  // The votes for the old text are deleted with it.
  expect(await votes()).toBe(0)
})

it('takes none from the device a guest wrote on', async () => {
  const { id } = await published({ device: 'writer' })
  expect((await own({ device: 'writer' })).own).toEqual([id])
  expect((await vote({ device: 'writer' }, id)).problem.reason).toBe('review-own')
  expect((await vote({ device: 'b' }, id)).status).toBe(200)
})

it('keeps of a device no more than a hash', async () => {
  await vote({ device: 'the-key-of-a-device' })
  expect(JSON.stringify(await shop.platform.db.select().from(helpfulVotes))).not.toContain('the-key-of-a-device')
})

it('ends with the account, and is no longer counted', async () => {
  const { token, user } = await shop.signUp()
  await vote({ token })
  await vote({ device: 'a' })
  await shop.platform.db.execute(sql`delete from users where id = ${user._id}`)
  expect([await votes(), await counted()]).toEqual([1, 1])
})

it('forgets after a year which device voted, and counts on', async () => {
  const { token } = await shop.signUp()
  await vote({ device: 'a' })
  await vote({ token })
  shop.clock.advance(366 * 86_400)
  await vote({ device: 'b' })
  await shop.tick('reviews.forget-votes')
  expect([await votes(), await counted()]).toEqual([2, 3])
  expect((await own({ device: 'a' })).items).toEqual([])
})

it('begins with the most helpful where that is asked for, the newest of equals first', async () => {
  const [later, latest] = [await written(shop, '2026-01-02'), await written(shop, '2026-01-03')]
  for (const [id, device] of [
    [review, 'a'],
    [review, 'b'],
    [later, 'a'],
    [latest, 'a']
  ] as const)
    await vote({ device }, id)
  const none = await written(shop, '2026-01-04')
  const { data } = await shop.call('GET /api/v1/products/{slug}/reviews', {
    params: { slug: 'plain-tee' },
    query: { sort: 'helpful' }
  })
  expect(data.items.map(({ id, helpful }) => [id, helpful])).toEqual([
    [review, 2],
    [latest, 1],
    [later, 1],
    [none, 0]
  ])
})

it('notes no change of the catalogue for a vote', async () => {
  const { db } = shop.platform
  const notes = async () => (await db.execute(sql`select count(*)::int as notes from catalogue_changes`)).rows
  const before = await notes()
  await vote({ device: 'a' })
  expect(await notes()).toEqual(before)
})

it('takes thirty votes in ten minutes from one network', async () => {
  const strict = await openShop({ env: { ACCOUNT_LIMIT_PER_MINUTE: '60' } })
  const id = await written(strict)
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const answer = await strict.call('PUT /api/v1/reviews/{id}/helpful', { ...by({ device: `d${n}` }), params: { id } })
    statuses.push(answer.status)
  }
  await strict.close()
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})
