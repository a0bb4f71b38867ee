import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, address, card, design, openShop, shirtOf } from '../../testing/buy.ts'
import { cartReminders } from '../cart-reminders/tables.ts'
import { giftCards } from '../gift-cards/tables.ts'
import { orders, productionJobs, productionQuestions } from '../orders/tables.ts'
import { writtenReviews } from '../reviews/tables.ts'
import { clearUnseenArtworks } from '../retention/artworks.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { savedViews } from '../saved-views/tables.ts'
import { staffInvitations } from '../staff/tables.ts'
import { stockAlerts } from '../stock-alerts/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { personalData } from './personal-data.ts'
import { importedCustomers } from './tables.ts'

let shop: Shop
let kim: Awaited<ReturnType<Shop['signUp']>>
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
})
afterAll(() => shop.close())

/** A name that occurs in no other data. */
let name = ''
let count = 0
beforeEach(() => {
  name = `person-${(count += 1)}`
})
const email = () => `${name}@example.com`

const keyOf = async (q = email()) =>
  (await shop.call('GET /api/v1/admin/customers', { token: kim.token, query: { q } })).data.items[0]?.key ?? ''
const plan = async (key: string) =>
  (await shop.call('GET /api/v1/admin/customers/{key}/erasure', { token: kim.token, params: { key } })).data
const erase = (key: string, typed = email()) =>
  shop.call('POST /api/v1/admin/customers/{key}/erasure', { token: kim.token, params: { key }, body: { email: typed } })
const fileOf = async (key: string) => {
  const answer = await shop.fetch(`/api/v1/admin/customers/${key}/data.json`, { headers: { authtoken: kim.token } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Names of the tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = shop.platform
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`
  )
  const found = []
  for (const table of rows) {
    const holds = await db.execute(
      sql`select from ${sql.identifier(table.name)} t where t::text ilike ${`%${text}%`} limit 1`
    )
    if (holds.rowCount) found.push(table.name)
  }
  return found.toSorted()
}

const move = (id: string, status: 'in_production' | 'shipped' | 'delivered') =>
  shop.call('PATCH /api/v1/admin/orders/{id}', { token: kim.token, params: { id }, body: { status } })

async function bought({ token, isPaid = true }: { token?: string; isPaid?: boolean } = {}, label = name) {
  const own = token === undefined ? undefined : { token }
  const cart = await shop.cartWith('plain-tee', 1, token)
  const shippingAddress = { ...address, name: `${label} Buyer`, phone: '+15035550123' }
  const { data } = await shop.submit(cart.id, {
    ...own,
    change: { email: email(), shippingAddress, giftNote: `For ${label}` }
  })
  if (isPaid) await shop.pay(data, card.good)
  return data
}

async function arrived(options?: Parameters<typeof bought>[0]) {
  const order = await bought(options)
  for (const status of ['in_production', 'shipped', 'delivered'] as const) await move(order.orderId, status)
  return order
}

/** An account with data of every kind. */
async function everything() {
  const person = await shop.signUp({ email: email(), name: `${name} Account` })
  const { token } = person
  const { _id: id } = person.user
  await shop.call('POST /api/v1/addresses', { token, body: { ...address, name: `${name} Home` } })
  await shop.call('POST /api/v1/designs', { token, body: { name: `${name}'s design`, document: design(name) } })
  const order = await arrived({ token })
  await shop.call('PUT /api/v1/wishlist/wishes/{slug}', { token, params: { slug: 'plain-tee' }, body: {} })
  await shop.call('PUT /api/v1/brand-kit', {
    token,
    body: { colours: [{ value: '#c8371b', name: `${name} red` }], fonts: [], logos: [], revision: 0 }
  })
  await shop.call('POST /api/v1/contact_us', {
    body: { name, email: email(), topic: 'other', message: `I am ${name}` }
  })
  const { lines } = (await shop.see(order)).data
  const review = await shop.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
    token,
    params: { id: order.orderId, lineId: lines[0]?.id ?? '' },
    body: { author: `${name} Writer`, rating: 5, title: 'Soft', text: 'Softer still.', fit: null, photos: [] }
  })
  await shop.call('PATCH /api/v1/admin/reviews/{id}', {
    token: kim.token,
    params: { id: review.data.id },
    body: { state: 'approved', revision: 1 }
  })
  for (const text of [`Is it for ${name}?`, 'Does it shrink?'])
    await shop.call('POST /api/v1/products/{slug}/questions', {
      params: { slug: 'plain-tee' },
      body: { text, author: `${name} Asker`, email: email() }
    })
  const asked = await shop.call('GET /api/v1/admin/questions', { token: kim.token, query: { q: email() } })
  const questionId = asked.data.items.find(({ text }) => text === 'Does it shrink?')?.id ?? ''
  await shop.call('PATCH /api/v1/admin/questions/{id}', {
    token: kim.token,
    params: { id: questionId },
    body: { state: 'published', revision: 1, answer: 'No.' }
  })
  const cart = await shop.cartWith('plain-tee', 2, token)
  const [variant] = await shop.variantsOf('last-mug')
  const now = shop.clock.now()
  const { db } = shop.platform
  await db.insert(stockAlerts).values({ variantId: variant!.id, email: email(), askedAt: now, endsAt: now })
  await db.insert(staffInvitations).values({
    id: `invitation-${name}`,
    name,
    email: email(),
    emailKey: email(),
    role: 'viewer',
    tokenHash: `hash of invited ${name}`,
    invitedBy: kim.user._id,
    invitedAt: now,
    mailedAt: now,
    expiresAt: now
  })
  await db.insert(savedViews).values({
    id: `view-${name}`,
    userId: id,
    list: 'orders',
    name: `${name} to pack`,
    nameKey: `${name} to pack`,
    filter: { q: name },
    isShared: true,
    savedAt: now
  })
  await db.insert(giftCards).values({
    id: `gift-card-${count}`,
    codeHash: `hash of code ${count}`,
    lastFour: 'Q7RT',
    currency: 'USD',
    amount: 1000,
    balance: 1000,
    recipientEmail: email(),
    message: `To ${name}`,
    createdAt: now
  })
  const [job] = await db.select().from(productionJobs).where(eq(productionJobs.orderId, order.orderId))
  await db.insert(productionQuestions).values({
    id: `question-${count}`,
    jobId: job!.id,
    text: `Dear ${name}, is the colour right?`,
    askedBy: kim.user._id,
    askedAt: now,
    answer: 'message',
    answerText: `Yes, ${name}`,
    answeredAt: now
  })
  await shop.call('POST /api/v1/admin/draft-orders', {
    token: kim.token,
    headers: { 'idempotency-key': `draft-of-${name}` },
    body: {
      email: email(),
      shippingAddress: { ...address, name: `${name} Club` },
      billingAddress: null,
      shippingMethod: 'standard',
      note: `For ${name}`,
      discount: null,
      lines: [{ variantId: variant!.id, quantity: 1, ownPrice: null }]
    }
  })
  await db.insert(cartReminders).values({ email: email(), cartId: cart.id, askedAt: now, endsAt: now })
  await db.insert(uploads).values({ id: `upload-${name}`, customerId: id, bytes: 1, createdAt: now })
  await db.insert(newsletterSubscriptions).values({
    email: email(),
    tokenHash: `hash of ${name}`,
    locale: 'en',
    askedAt: now,
    confirmedAt: now,
    mailedAt: now
  })
  await db.insert(importedCustomers).values({ email: email(), name: `${name} Imported`, importedAt: now })
  const key = await keyOf()
  await shop.call('POST /api/v1/admin/customers/{key}/notes', {
    token: kim.token,
    params: { key },
    body: { text: `About ${name}` }
  })
  return { person, order, key, questionId, reviewId: review.data.id }
}

test('the file holds everything the shop keeps about a person, and nothing secret or of others', async () => {
  const { key, order } = await everything()
  await shop.signUp({ email: 'stranger@example.com', name: 'Stranger' })
  const { status, text, headers } = await fileOf(key)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"')
  const file = JSON.parse(text) as Record<string, { [member: string]: unknown }[]>
  expect(
    Object.entries(file).flatMap(([kind, rows]) => (Array.isArray(rows) && rows.length > 0 ? [kind] : []))
  ).toEqual([
    'account',
    'imported',
    'addresses',
    'orders',
    'draftOrders',
    'payments',
    'giftCards',
    'invoices',
    'designs',
    'uploads',
    'brandKit',
    'carts',
    'cartReminders',
    'wishlist',
    'savedViews',
    'reviews',
    'questions',
    'messages',
    'newsletter',
    'stockAlerts',
    'invitations',
    'notes',
    'mails'
  ])
  expect(file['account']).toMatchObject([{ email: email(), sessions: [{ endedAt: null }] }])
  expect(file['orders']).toMatchObject([
    { id: order.orderId, giftNote: `For ${name}`, lines: [{ name: 'Plain tee' }], history: expect.any(Array) }
  ])
  expect(file['designs']).toMatchObject([{ name: `${name}'s design`, document: design(name) }])
  expect(text).not.toMatch(/passwordHash|scrypt|argon|clientSecret|tokenHash|hash of|Stranger/)
})

test('the plan says what goes and what stays before anything does', async () => {
  const { key } = await everything()
  const { steps, obstacle, elsewhere } = await plan(key)
  expect([obstacle, elsewhere]).toEqual([null, []])
  expect(Object.fromEntries(steps.map(({ kind, fate }) => [kind, fate]))).toEqual({
    account: 'erased',
    imported: 'erased',
    addresses: 'erased',
    orders: 'reduced',
    draftOrders: 'erased',
    payments: 'kept',
    giftCards: 'reduced',
    invoices: 'kept',
    designs: 'erased',
    uploads: 'erased',
    brandKit: 'erased',
    carts: 'erased',
    cartReminders: 'erased',
    wishlist: 'erased',
    savedViews: 'erased',
    reviews: 'anonymised',
    questions: 'anonymised',
    messages: 'erased',
    newsletter: 'erased',
    stockAlerts: 'erased',
    invitations: 'erased',
    notes: 'erased',
    mails: 'erased'
  })
  expect((await fileOf(key)).status).toBe(200)
})

test('erasing leaves the person in no table but what tax law asks for, and a second time changes nothing', async () => {
  const { key, order, person, questionId, reviewId } = await everything()
  const before = await plan(key)
  const { status, data } = await erase(key, email().toUpperCase())
  expect([status, data]).toEqual([200, before])
  // Invoices are immutable.
  expect(await tablesWith(email())).toEqual(['invoices'])
  // Orders retain the name of the buyer and the delivery address.
  expect(await tablesWith(name)).toEqual(['invoices', 'orders', 'uploads'])
  const [row] = await shop.platform.db.select().from(orders).where(eq(orders.id, order.orderId))
  expect(row).toMatchObject({
    email: '',
    customerId: null,
    giftNote: null,
    status: 'delivered',
    shippingAddress: { name: `${name} Buyer` }
  })
  expect(row?.shippingAddress.phone).toBeUndefined()
  // The picture itself is deleted the next night.
  expect(
    await shop.platform.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, `upload-${name}`))
  ).toMatchObject([{ customerId: null, unusedSince: new Date(0) }])
  const [review] = await shop.platform.db.select().from(writtenReviews).where(eq(writtenReviews.id, reviewId))
  expect(review).toMatchObject({ author: 'Former customer', userId: null, text: 'Softer still.' })
  const product = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })
  expect(product.data.reviews.find(({ id }) => id === reviewId)?.author).toBe('Former customer')
  expect(product.data.questions?.items.find(({ id }) => id === questionId)).toMatchObject({
    author: 'Former customer',
    answer: 'No.'
  })
  expect((await shop.call('POST /current-user', { token: person.token })).status).toBe(401)

  const again = await erase(key)
  expect([again.status, again.data.steps]).toEqual([200, []])
  expect((await shop.call('GET /api/v1/admin/customers/{key}', { token: kim.token, params: { key } })).status).toBe(404)
})

test('two who erase the same person at once erase them once', async () => {
  await arrived()
  const key = await keyOf()
  const answers = await Promise.all([erase(key), erase(key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.filter(({ data }) => data.steps.length > 0)).toHaveLength(1)
})

test('the log says that somebody was erased, and of how much, but not who', async () => {
  await arrived()
  await erase(await keyOf())
  const { items } = (
    await shop.call('GET /api/v1/admin/log', { token: kim.token, query: { action: 'customer.erase', pageSize: '1' } })
  ).data
  expect(items[0]?.changes).toEqual(expect.arrayContaining([{ field: 'orders', from: null, to: 'reduced: 1' }]))
  expect(JSON.stringify(items)).not.toContain(name)
})

test('what nobody paid keeps no name, and no design', async () => {
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant!.id, quantity: 1, design: { document: shirtOf(name) } }
  })
  const { data } = await shop.submit(cart.id, {
    change: { email: email(), shippingAddress: { ...address, name: `${name} Buyer` } }
  })
  await shop.call('POST /api/v1/orders/{id}/cancel', { params: { id: data.orderId }, query: { key: data.orderKey } })
  await shop.platform.db.execute(sql`delete from cart_lines where cart_id = ${cart.id}`)
  const key = await keyOf()
  expect((await plan(key)).steps.map(({ kind, fate }) => [kind, fate])).toContainEqual(['unpaidOrders', 'anonymised'])
  await erase(key)
  // Artworks are deleted like others that were not shown for long.
  expect(await tablesWith(name)).toEqual(['artworks'])
  expect((await shop.see(data)).data).toMatchObject({
    status: 'cancelled',
    shippingAddress: { name: '–', country: 'US' }
  })
  shop.clock.advance(31 * 86_400)
  await clearUnseenArtworks(shop.platform)
  // Resets the clock, because the tokens of other tests would expire.
  shop.clock.advance(-31 * 86_400)
  expect(await tablesWith(name)).toEqual([])
})

test.each(['pending', 'paid', 'in_production'] as const)('nobody is erased while an order is %s', async (status) => {
  const { orderId } = await bought({ isPaid: status !== 'pending' })
  if (status === 'in_production') await move(orderId, status)
  const key = await keyOf()
  expect((await plan(key)).obstacle).toBe('orders')
  const { status: answered, problem } = await erase(key)
  expect([answered, problem.reason]).toEqual([409, 'customer-orders-open'])
  expect(await tablesWith(email())).toContain('orders')
})

test('an order that was partly refunded before it was sent is still to be sent', async () => {
  const { orderId } = await bought()
  await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    token: kim.token,
    params: { id: orderId },
    headers: { 'idempotency-key': `refund-${name}` },
    body: { amount: 100, reason: 'A scratch', restock: false }
  })
  const key = await keyOf()
  expect((await plan(key)).obstacle).toBe('orders')
  for (const status of ['in_production', 'shipped'] as const) await move(orderId, status)
  expect((await plan(key)).obstacle).toBe(null)
})

test('whoever types another address, or means one of the staff, erases nobody', async () => {
  await arrived()
  const key = await keyOf()
  const { status, problem } = await erase(key, 'somebody@example.com')
  expect([status, problem.reason, problem.errors?.[0]?.pointer]).toEqual([400, 'customer-email-differs', '/email'])
  expect((await fileOf(key)).text).toContain(email())
  const staff = await erase(await keyOf(kim.user.email), kim.user.email)
  expect([staff.status, staff.problem.reason]).toEqual([403, 'customer-is-staff'])
})

test('mails about what stays go to nobody', async () => {
  const { orderId } = await bought()
  for (const status of ['in_production', 'shipped'] as const) await move(orderId, status)
  await erase(await keyOf())
  expect((await move(orderId, 'delivered')).data).toMatchObject({ status: 'delivered', email: '' })
  expect(await tablesWith(email())).toEqual([])
})

test('every table that names people is one the shop knows to erase from', async () => {
  const { rows } = await shop.platform.db.execute<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'email_key', 'customer_id', 'user_id', 'to') order by 1`)
  expect(rows.map(({ column }) => column)).toMatchInlineSnapshot(`
    [
      "addresses.customer_id",
      "asked_questions.email",
      "asked_questions.user_id",
      "brand_kits.user_id",
      "cart_reminders.email",
      "carts.customer_id",
      "contact_messages.email",
      "contact_messages.user_id",
      "contact_replies.user_id",
      "customer_notes.email",
      "designs.customer_id",
      "draft_orders.email",
      "helpful_votes.user_id",
      "identities.user_id",
      "imported_customers.email",
      "known_places.user_id",
      "mailbox_messages.to",
      "newsletter_subscriptions.email",
      "one_time_codes.user_id",
      "order_note_mentions.user_id",
      "orders.customer_id",
      "orders.email",
      "payment_customers.user_id",
      "recovery_codes.user_id",
      "reset_tokens.user_id",
      "saved_views.user_id",
      "sessions.user_id",
      "shared_wishlists.user_id",
      "staff_invitations.email",
      "staff_invitations.email_key",
      "stock_alerts.email",
      "two_factor_passes.user_id",
      "two_factors.user_id",
      "uploads.customer_id",
      "users.email",
      "users.email_key",
      "wishes.user_id",
      "written_reviews.user_id",
    ]
  `)
  expect(new Set(personalData.map(({ kind }) => kind)).size).toBe(personalData.length)
})
