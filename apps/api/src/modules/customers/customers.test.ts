import type { CustomerSummary } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, address, card, openShop } from '../../testing/buy.ts'
import { coupons } from '../coupons/tables.ts'
import { orders } from '../orders/tables.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { customerNotes } from './tables.ts'

let shop: Shop
let kim: Awaited<ReturnType<Shop['signUp']>>
let lee: Awaited<ReturnType<Shop['signUp']>>
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim', email: 'zz-kim@example.com' })
  lee = await shop.signUp({ role: 'admin', name: 'Lee', email: 'zz-lee@example.com' })
})
afterAll(() => shop.close())

/** Number of the test. It makes the email addresses of each test unique. */
let part = 0
beforeEach(() => {
  part += 1
})
const mailOf = (name: string) => `${name}@part${part}.example.com`

const list = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/customers', { token: kim.token, query: { q: `part${part}`, ...query } })).data

const emailsOf = (items: readonly CustomerSummary[]) => items.map(({ email }) => email.split('@')[0])

async function bought(
  email: string,
  { token, name = 'Robin Person', isPaid = true }: { token?: string; name?: string; isPaid?: boolean } = {}
) {
  const cart = await shop.cartWith('plain-tee', 1, token)
  const change = { email, shippingAddress: { ...address, name, phone: '+15035550100' } }
  const { data } = await shop.submit(cart.id, { change, ...(token === undefined ? undefined : { token }) })
  if (isPaid) await shop.pay(data, card.good)
  return data
}

const keyOf = async (email: string) => (await list({ q: email })).items[0]?.key ?? ''

const subscribe = async (email: string) => {
  const now = shop.clock.now()
  await shop.platform.db
    .insert(newsletterSubscriptions)
    .values({ email, tokenHash: email, locale: 'en', askedAt: now, confirmedAt: now, mailedAt: now })
}

test('lists accounts and guests by address, each once, with what they bought and where that went', async () => {
  const ada = await shop.signUp({ email: mailOf('ada'), name: 'Ada Lovelace' })
  await bought(mailOf('ada'), { token: ada.token })
  // Ordered without signing in: it belongs to the same customer.
  await bought(mailOf('Ada'))
  await bought(mailOf('bob'), { name: 'Bob Guest' })
  await bought(mailOf('cyd'), { isPaid: false, name: 'Cyd Guest' })
  await subscribe(mailOf('bob'))
  const { items, next } = await list()
  const { total } = (await shop.see(await bought(mailOf('bob')))).data.totals
  expect(next).toBeNull()
  expect(items).toMatchObject([
    {
      email: mailOf('ada'),
      name: 'Ada Lovelace',
      account: 'confirmed',
      isSubscribed: false,
      orders: 2,
      spent: [{ amount: 2 * total.amount, currency: 'USD' }]
    },
    {
      email: mailOf('bob'),
      name: 'Bob Guest',
      account: 'none',
      isSubscribed: true,
      orders: 1,
      lastOrderAt: shop.clock.now().toISOString()
    },
    { email: mailOf('cyd'), name: 'Cyd Guest', account: 'none', orders: 0, spent: [], lastOrderAt: null }
  ])
  // Keys are stable across requests and do not reveal the email address.
  expect((await list()).items.map(({ key }) => key)).toEqual(items.map(({ key }) => key))
  expect(items[0]?.key).not.toContain('ada')
  expect(Buffer.from(items[0]?.key ?? '', 'base64url').toString()).not.toContain('ada')
})

test('goes on where a part of it ended, with nobody twice and nobody left out', async () => {
  for (const name of ['a', 'c', 'e']) await shop.signUp({ email: mailOf(name) })
  for (const name of ['b', 'c', 'd']) await bought(mailOf(name), { isPaid: false })
  const seen: (string | undefined)[] = []
  for (let after: string | null = ''; after !== null;) {
    const { items, next }: Awaited<ReturnType<typeof list>> = await list({
      pageSize: '2',
      ...(after === '' ? {} : { after })
    })
    seen.push(...emailsOf(items))
    after = next
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await list({ after: 'x'.repeat(60) })).toEqual({ items: [], next: null })
})

test('is filtered by who ordered, who did not, and who gets the newsletter', async () => {
  const ada = await shop.signUp({ email: mailOf('ada') })
  await shop.signUp({ email: mailOf('idle') })
  await bought(mailOf('ada'), { token: ada.token })
  await bought(mailOf('bob'))
  await bought(mailOf('cyd'), { isPaid: false })
  await subscribe(mailOf('cyd'))
  await subscribe(mailOf('reader'))
  const filtered = async (filter: string) => emailsOf((await list({ filter })).items)
  expect(await filtered('with-orders')).toEqual(['ada', 'bob'])
  expect(await filtered('without-orders')).toEqual(['cyd', 'idle'])
  expect(await filtered('newsletter')).toEqual(['cyd', 'reader'])
})

test('finds people by parts of names and addresses, and by nothing else of their orders', async () => {
  await shop.signUp({ email: mailOf('ada'), name: `Grace ${part}Hopper` })
  const order = await bought(mailOf('bob'), { name: `Bob ${part}Hopper` })
  const { number } = (await shop.see(order)).data
  const found = async (q: string) => emailsOf((await list({ q })).items)
  expect(await found(`${part}hopp`)).toEqual(['ada', 'bob'])
  expect(await found(`Bob ${part}H`)).toEqual(['bob'])
  expect(await found(number)).toEqual([])
  expect(await found('100%')).toEqual([])
})

test('finds by the whole address whoever only wrote to the shop', async () => {
  await shop.call('POST /api/v1/contact_us', {
    body: { name: 'Kim', email: mailOf('Writer'), topic: 'other', message: 'Hello' }
  })
  expect((await list({ q: mailOf('WRITER') })).items).toMatchObject([
    { email: mailOf('writer'), account: 'none', orders: 0 }
  ])
  expect((await list({ q: mailOf('nobody') })).items).toEqual([])
  expect((await list({ q: 'writer' })).items).toEqual([])
})

test('an order and a message lead to the page of their customer, for roles that may see customers', async () => {
  const { orderId: id } = await bought(mailOf('Ada'))
  await shop.call('POST /api/v1/contact_us', {
    body: { name: 'Ada', email: mailOf('ADA'), topic: 'order', message: 'Where is it?' }
  })
  const key = await keyOf(mailOf('ada'))
  const timelineFor = async (token: string) =>
    (await shop.call('GET /api/v1/admin/orders/{id}/timeline', { token, params: { id } })).data
  expect((await timelineFor(kim.token)).customerKey).toBe(key)
  const maker = await shop.signUp({ role: 'admin', staffRole: 'production' })
  expect((await timelineFor(maker.token)).customerKey).toBeNull()
  const { data: messages } = await shop.call('GET /api/v1/admin/messages', {
    token: kim.token,
    query: { pageSize: 100 }
  })
  expect(messages.items.find(({ email }) => email.toLowerCase() === mailOf('ada'))?.customerKey).toBe(key)
  await shop.platform.db.update(orders).set({ email: '' }).where(eq(orders.id, id))
  expect((await timelineFor(kim.token)).customerKey).toBeNull()
})

test('a page shows what the shop keeps about an account', async () => {
  const ada = await shop.signUp({ email: mailOf('ada'), name: 'Ada' })
  await shop.platform.db.insert(coupons).values({ code: 'PAGE10', percentOff: 10, minimum: 0 })
  const { token } = ada
  await shop.call('POST /api/v1/addresses', { token, body: { ...address, label: 'Home' } })
  const cart = await shop.cartWith('plain-tee', 1, token)
  const { data } = await shop.submit(cart.id, { token, change: { email: mailOf('ada'), coupon: 'PAGE10' } })
  await shop.pay(data)
  await shop.call('POST /api/v1/contact_us', {
    body: { name: 'Ada', email: mailOf('ADA'), topic: 'order', message: 'Where is it?' }
  })
  const key = await keyOf(mailOf('ada'))
  const page = (await shop.call('GET /api/v1/admin/customers/{key}', { token: kim.token, params: { key } })).data
  expect(page).toMatchObject({
    name: 'Ada',
    account: 'confirmed',
    isStaff: false,
    addresses: [{ label: 'Home', address: { line1: address.line1 }, isFromOrder: false }],
    messages: { items: [{ topic: 'order', message: 'Where is it?', state: 'open' }], total: 1 },
    coupons: [{ code: 'PAGE10', orders: 1, discount: { amount: 200, currency: 'USD' } }],
    notes: { items: [], left: 100 }
  })
  const { items } = (await shop.call('GET /api/v1/admin/customers/{key}/orders', { token: kim.token, params: { key } }))
    .data
  expect(items).toMatchObject([{ id: data.orderId, status: 'paid' }])
})

test('a guest’s page shows where their orders went, a part of the orders at a time', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    shop.clock.advance(60)
    ids.unshift((await bought(mailOf('bob'))).orderId)
  }
  const params = { key: await keyOf(mailOf('bob')) }
  const page = (await shop.call('GET /api/v1/admin/customers/{key}', { token: kim.token, params })).data
  expect(page.addresses).toMatchObject([{ isFromOrder: true, address: { line1: address.line1 } }])
  const of = async (query: Record<string, string>) =>
    (await shop.call('GET /api/v1/admin/customers/{key}/orders', { token: kim.token, params, query })).data
  const first = await of({ pageSize: '2' })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect((await of({ after: first.next ?? '' })).items.map(({ id }) => id)).toEqual(ids.slice(2))
})

test('an order of an account under another address belongs to the account alone', async () => {
  const ada = await shop.signUp({ email: mailOf('ada') })
  await bought(mailOf('other'), { token: ada.token })
  expect((await list()).items).toMatchObject([{ email: mailOf('ada'), orders: 1 }])
})

test('to an unknown key there is no customer', async () => {
  for (const key of ['x'.repeat(60), await keyOf(mailOf('none'))].filter(Boolean)) {
    const { status, problem } = await shop.call('GET /api/v1/admin/customers/{key}', {
      token: kim.token,
      params: { key }
    })
    expect([status, problem.reason]).toEqual([404, 'customer-not-found'])
  }
})

test('staff write notes on a customer and delete their own, and the log holds no word of them', async () => {
  await bought(mailOf('bob'))
  const key = await keyOf(mailOf('bob'))
  const write = (token: string, text: string) =>
    shop.call('POST /api/v1/admin/customers/{key}/notes', { token, params: { key }, body: { text } })
  shop.clock.advance(60)
  await write(kim.token, 'Prefers the phone.')
  shop.clock.advance(60)
  const { data } = await write(lee.token, 'Asked twice.')
  expect(data.items.map(({ by, isOwn, text }) => [by, isOwn, text])).toEqual([
    ['Lee', true, 'Asked twice.'],
    ['Kim', false, 'Prefers the phone.']
  ])
  const remove = (id: string) =>
    shop.call('DELETE /api/v1/admin/customers/{key}/notes/{id}', { token: lee.token, params: { key, id } })
  expect((await remove(data.items[1]?.id ?? '')).problem.reason).toBe('customer-note-not-found')
  expect((await remove(data.items[0]?.id ?? '')).data.items.map(({ text }) => text)).toEqual(['Prefers the phone.'])
  const log = (await shop.call('GET /api/v1/admin/log', { token: kim.token })).data.items.slice(0, 3)
  expect(log.map(({ action }) => action)).toEqual(['customer.delete-note', 'customer.note', 'customer.note'])
  expect(JSON.stringify(log)).not.toMatch(/bob|phone|twice/)
})

test('a customer has a hundred notes at most, also where several are written at once', async () => {
  await bought(mailOf('bob'))
  const key = await keyOf(mailOf('bob'))
  const at = shop.clock.now()
  await shop.platform.db.insert(customerNotes).values(
    Array.from({ length: 99 }, (_, index) => ({
      id: `${part}-${index}`,
      email: mailOf('bob'),
      authorId: 'x',
      text: 'x',
      at
    }))
  )
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((text) =>
      shop.call('POST /api/v1/admin/customers/{key}/notes', { token: kim.token, params: { key }, body: { text } })
    )
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403])
})
