import { type QuestionInput, settingsIn } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { auditLog } from '../audit/tables.ts'
import { productQuestions, products } from '../catalogue/tables.ts'
import type { QuestionChange } from './answer.ts'
import { findQuestions } from './find-questions.ts'
import { clearQuestions } from './retention.ts'
import { askedQuestions, questionSearchText } from './tables.ts'

let app: Shop
let staff: Awaited<ReturnType<Shop['signUp']>>
beforeEach(async () => {
  app = await openShop()
  staff = await app.signUp({ role: 'admin' })
})
afterEach(() => app.close())

const params = { slug: 'plain-tee' }
const words = { text: 'Does it shrink?', author: 'Robin', email: 'Robin@Example.com' }

const ask = (change: Partial<QuestionInput> = {}, token?: string) =>
  app.call('POST /api/v1/products/{slug}/questions', {
    ...(token !== undefined && { token }),
    params,
    body: { ...words, ...change }
  })
const list = async (query: { state?: 'waiting' | 'published' | 'declined'; q?: string } = {}) =>
  (await app.call('GET /api/v1/admin/questions', { token: staff.token, query })).data
const change = (id: string, body: QuestionChange) =>
  app.call('PATCH /api/v1/admin/questions/{id}', { token: staff.token, params: { id }, body })
const answer = (id: string, revision = 1, text = 'No, it is washed before.') =>
  change(id, { state: 'published', revision, answer: text })
const onPage = async () => (await app.call('GET /api/v1/products/{slug}', { params })).data.questions
const part = async (query: { after?: string; pageSize?: number }) =>
  (await app.call('GET /api/v1/products/{slug}/questions', { params, query })).data

/** The id of a new question. */
async function asked(about: Partial<QuestionInput> = {}): Promise<string> {
  await ask(about)
  const text = about.text ?? words.text
  return (await list()).items.find((item) => item.text === text)?.id ?? ''
}

it('shows a guest’s question once staff answered it, and sends one mail', async () => {
  expect((await ask()).status).toBe(200)
  expect(await onPage()).toEqual({ items: [], next: null })
  const [waiting] = (await list()).items
  expect(waiting).toMatchObject({
    ...words,
    email: 'robin@example.com',
    product: { slug: 'plain-tee' },
    state: 'waiting',
    answer: null,
    isMailed: false,
    customerKey: expect.any(String)
  })
  const id = waiting?.id ?? ''
  expect((await answer(id)).data).toMatchObject({ state: 'published', isMailed: false, revision: 2 })
  const date = app.clock.now().toISOString().slice(0, 10)
  expect(await onPage()).toEqual({
    items: [{ id, author: 'Robin', text: words.text, answer: 'No, it is washed before.', date }],
    next: null
  })
  expect(await app.mailbox('robin@example.com')).toEqual([])
  app.clock.advance(120)
  await app.runJobs()
  expect((await list({ state: 'published' })).items).toMatchObject([{ isMailed: true, revision: 2 }])
  expect((await answer(id, 2, 'Not at all.')).data).toMatchObject({ answer: 'Not at all.', revision: 3 })
  expect((await onPage())?.items[0]?.answer).toBe('Not at all.')
  app.clock.advance(120)
  const mails = await app.mailbox('robin@example.com')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your question about Plain tee is answered'])
  expect(mails[0]?.text).toContain('No, it is washed before.')
  expect(mails[0]?.text).toContain('/product/plain-tee#questions')
})

it('mails the answer as it is after two minutes without a change, and none that was undone', async () => {
  const [corrected, undone] = [
    await asked({ text: 'Corrected?' }),
    await asked({ text: 'Undone?', email: 'ada@example.com' })
  ]
  await answer(corrected, 1, 'Yse.')
  await answer(undone)
  app.clock.advance(60)
  await answer(corrected, 2, 'Yes.')
  await change(undone, { state: 'waiting', revision: 2 })
  app.clock.advance(60)
  expect(await app.mailbox('robin@example.com')).toEqual([])
  app.clock.advance(60)
  const mails = await app.mailbox('robin@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Yes.')
  expect(mails[0]?.text).not.toContain('Yse.')
  expect(await app.mailbox('ada@example.com')).toEqual([])
  const { items } = await list({ state: 'published' })
  expect(items).toMatchObject([{ text: 'Corrected?', isMailed: true }])
})

it('mails nothing to an asker who was erased meanwhile', async () => {
  const id = await asked()
  await answer(id)
  await app.platform.db.update(askedQuestions).set({ email: null }).where(eq(askedQuestions.id, id))
  app.clock.advance(120)
  expect(await app.mailbox('robin@example.com')).toEqual([])
})

it('states the day of an answer in the shop’s time zone', async () => {
  const { platform, clock } = app
  const { file } = platform.currentShop
  platform.currentShop.put(1, { ...settingsIn(file), timeZone: 'Pacific/Kiritimati' }, file.currency)
  const now = clock.now()
  const noon = new Date(now)
  noon.setUTCHours(12, 0, 0, 0)
  clock.advance(86_400 + (noon.getTime() - now.getTime()) / 1000)
  const day = new Date(clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  staff = await app.signUp({ role: 'admin' })
  await answer(await asked())
  expect((await onPage())?.items).toMatchObject([{ date: day }])
})

it('takes the address of the account, whatever the form says', async () => {
  const person = await app.signUp({ email: 'kim@example.com' })
  await ask({ email: 'other@example.com' }, person.token)
  await ask({ email: undefined }, person.token)
  expect((await list()).items.map(({ email }) => email)).toEqual(['kim@example.com', 'kim@example.com'])
  expect((await ask({ email: undefined })).problem).toMatchObject({
    status: 400,
    reason: 'question-email-missing',
    errors: [{ pointer: '/email' }]
  })
})

it('takes five questions of an address and day, and none about a product that is not on sale', async () => {
  for (let count = 0; count < 5; count += 1) expect((await ask({ text: `Question ${count}` })).status).toBe(200)
  expect((await ask()).problem).toMatchObject({ status: 429, reason: 'questions-over-limit', retryAfter: 86_400 })
  expect((await ask({ email: 'another@example.com' })).status).toBe(200)
  app.clock.advance(86_401)
  expect((await ask()).status).toBe(200)
  await app.platform.db.update(products).set({ status: 'draft', isShown: false }).where(eq(products.slug, 'plain-tee'))
  expect((await ask()).problem).toMatchObject({ status: 404, reason: 'product-not-found' })
})

it('declines a question, and lets it wait again', async () => {
  const id = await asked()
  await answer(id)
  expect((await change(id, { state: 'declined', revision: 2 })).data).toMatchObject({ state: 'declined', revision: 3 })
  expect(await onPage()).toEqual({ items: [], next: null })
  expect((await list()).items).toEqual([])
  expect((await change(id, { state: 'waiting', revision: 3 })).data).toMatchObject({
    state: 'waiting',
    answer: 'No, it is washed before.'
  })
  await answer(id, 4)
  expect((await onPage())?.items).toHaveLength(1)
  app.clock.advance(120)
  expect(await app.mailbox('robin@example.com')).toHaveLength(1)
  const log = await app.platform.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.at)
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['question.publish', 'question.decline', 'question.reopen'])
  )
  expect(JSON.stringify(log)).not.toContain(words.text)
  expect(JSON.stringify(log)).not.toContain('washed before')
})

it('refuses a change of a question that somebody changed meanwhile', async () => {
  const id = await asked()
  await answer(id)
  expect((await answer(id)).problem).toMatchObject({ status: 409, reason: 'question-changed' })
  expect((await answer('no-such-question')).problem).toMatchObject({ status: 404, reason: 'question-not-found' })
})

it('is found by its words, its answer, its writer and its product, in its state', async () => {
  await ask({ text: 'Is 100 % of it cotton?', author: 'Ada', email: 'ada@example.com' })
  const id = await asked({ text: 'Which ink?', author: 'Grace' })
  await answer(id, 1, 'Water-based.')
  const found = async (q: string, state: 'waiting' | 'published' = 'waiting') => {
    const { items, total } = await list({ q, state })
    expect(total).toBe(items.length)
    return items.map(({ author }) => author)
  }
  expect(await found('COTTON')).toEqual(['Ada'])
  expect(await found('100 %')).toEqual(['Ada'])
  expect(await found('ada@ex')).toEqual(['Ada'])
  expect(await found('plain')).toEqual(['Ada'])
  expect(await found('water')).toEqual([])
  expect(await found('water', 'published')).toEqual(['Grace'])
})

it('is found in bounded time among very many: a common text among the first, a rare one by its index', async () => {
  const { db } = app.platform
  await db.execute(sql`
    insert into asked_questions (id, product_id, email, author, text, state, asked_at)
    select 'many-' || n, products.id, 'robin@example.com', 'Robin', case when n % 10 = 0 then 'Is it wool?' when n = 77 then 'Is it zebra?' else 'Hm?' end,
      'waiting', now() + n * interval '1 second'
    from products, generate_series(1, 100) n where slug = 'plain-tee'`)
  const bounds = { sampled: 10, walked: 40, lookedUp: 5 }
  const found = (q: string) => findQuestions(db, { state: 'waiting', q, bounds })
  expect(await found('zebra')).toEqual(['many-77'])
  expect(await found('wool')).toEqual(['many-10', 'many-20', 'many-30', 'many-40'])
  expect(await found('plain')).toHaveLength(40)
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(
      sql`explain select id from ${askedQuestions} where ${questionSearchText} ilike (select '%zebra%'::text) limit 6`
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('asked_questions_search')
})

it('names the blocked words of a question', async () => {
  await app.call('POST /api/v1/admin/moderation/words', { token: staff.token, body: { words: ['darn'] } })
  await ask({ text: 'Is the d.a.r.n thing warm?' })
  expect((await list()).items).toMatchObject([{ blockedWords: ['darn'] }])
})

it('continues after the first three, the latest first, by an index', async () => {
  const { db } = app.platform
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'plain-tee'))
  const rows = [0, 1, 2, 3, 4].map((count) => ({
    id: `q-${count}`,
    productId: product?.id ?? '',
    author: 'Robin',
    text: `Question ${count}`,
    answer: 'Yes.',
    date: `2026-05-0${count + 1}`
  }))
  await db.insert(productQuestions).values(rows)
  const first = await onPage()
  expect(first?.items.map(({ text }) => text)).toEqual(['Question 4', 'Question 3', 'Question 2'])
  const rest = await part({ after: first?.next ?? '', pageSize: 1 })
  expect(rest.items.map(({ text }) => text)).toEqual(['Question 1'])
  expect(await part({ after: rest.next ?? '' })).toMatchObject({ items: [{ text: 'Question 0' }], next: null })
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    return tx.execute(
      sql`explain select id from ${productQuestions} where product_id = 'p' and (date, id) < ('2026-01-01', 'x') order by date desc, id desc limit 11`
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('product_questions_latest')
})

it('ends unanswered and declined questions, and keeps published ones', async () => {
  const published = await asked({ text: 'Published' })
  await answer(published)
  const declined = await asked({ text: 'Declined' })
  await change(declined, { state: 'declined', revision: 1 })
  await ask({ text: 'Waiting' })
  const texts = async () => {
    await clearQuestions(app.platform)
    const rows = await app.platform.db.select({ text: askedQuestions.text }).from(askedQuestions)
    return rows.map(({ text }) => text).toSorted()
  }
  expect(await texts()).toEqual(['Declined', 'Published', 'Waiting'])
  app.clock.advance(31 * 86_400)
  expect(await texts()).toEqual(['Published', 'Waiting'])
  app.clock.advance(150 * 86_400)
  expect(await texts()).toEqual(['Published'])
})

it('goes from the page with the account of its asker', async () => {
  const person = await app.signUp({ email: 'kim@example.com' })
  await ask({ email: undefined }, person.token)
  await answer((await list()).items[0]?.id ?? '')
  const { db } = app.platform
  expect(await db.$count(productQuestions)).toBe(1)
  await db.delete(askedQuestions).where(eq(askedQuestions.userId, person.user._id))
  expect(await db.$count(productQuestions)).toBe(0)
})
