import type { MailText, OwnText } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
let admin: { token: string }
beforeAll(async () => {
  shop = await testApp()
  admin = await shop.signUp({ name: 'Olu Owner', role: 'admin' })
})
afterAll(() => shop.close())

const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] })
const words = (more: Partial<MailText> = {}): MailText => ({
  kind: 'mail',
  subject: 'Hello from {shop}',
  title: 'Good to see you, {name}',
  blocks: [paragraph('Come in.')],
  ...more
})

const read = async (page: TextKey) =>
  (await shop.call('GET /api/v1/admin/texts/{page}', { token: admin.token, params: { page } })).data
const save = async (page: TextKey, text: MailText | OwnText | null) =>
  shop.call('PUT /api/v1/admin/texts/{page}', {
    token: admin.token,
    params: { page },
    body: { revision: (await read(page)).revision, text }
  })
const preview = (page: TextKey, text: MailText | OwnText | null) =>
  shop.call('POST /api/v1/admin/texts/{page}/preview', { token: admin.token, params: { page }, body: { text } })

/** The mail that a person gets who registers. */
async function welcomed(name: string) {
  const to = `${name.toLowerCase()}@example.com`
  await shop.signUp({ name, email: to })
  return (await shop.mailbox(to)).find(({ text }) => text.includes('createdesign'))
}

it('a mail has the owner’s words from the next one on, and the built-in ones once they are put back', async () => {
  expect((await save('mail-welcome', words())).status).toBe(200)
  expect(await welcomed('Kim')).toMatchObject({
    subject: 'Hello from Motif',
    text: expect.stringMatching(/^Good to see you, Kim\n\nCome in\.\n/)
  })
  expect((await save('mail-welcome', null)).status).toBe(200)
  expect((await welcomed('Lee'))?.subject).toBe('Welcome to Motif')
})

it('the owner starts from the built-in words, with placeholders', async () => {
  expect(await read('mail-order-paid')).toMatchObject({
    text: null,
    shipped: { kind: 'mail', subject: expect.stringContaining('{number}') }
  })
  expect(await read('terms')).not.toHaveProperty('shipped')
})

it('a placeholder without a value is refused, and named', async () => {
  const { status, problem } = await save('mail-welcome', words({ subject: 'Order {number}' }))
  expect([status, problem.reason]).toEqual([400, 'text-placeholder-unknown'])
  expect(problem.detail).toContain('{number}')
  expect((await save('mail-welcome', words({ blocks: [paragraph('{size}')] }))).status).toBe(400)
  expect((await save('mail-order-paid', words({ subject: 'Order {number}' }))).status).toBe(200)
})

it('a mail has a subject, and no page has', async () => {
  const page: OwnText = { kind: 'sections', blocks: [paragraph('x')] }
  expect((await save('mail-welcome', page)).problem.reason).toBe('text-of-other-kind')
  expect((await save('terms', words())).problem.reason).toBe('text-of-other-kind')
  expect((await preview('terms', null)).problem.reason).toBe('text-of-other-kind')
})

it.each([
  ['a subject of two lines', words({ subject: 'Hello\r\nBcc: eve@example.com' })],
  ['no subject', words({ subject: ' ' })],
  [
    'a link that runs a script',
    words({ blocks: [{ kind: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] }] })
  ],
  ['more than 5,000 letters', words({ blocks: Array.from({ length: 6 }, () => paragraph('x'.repeat(1000))) })],
  ['more than 20 paragraphs', words({ blocks: Array.from({ length: 21 }, () => paragraph('x')) })]
])('%s is refused', async (_what, text) => {
  expect((await save('mail-welcome', text)).status).toBe(400)
})

it('a preview shows the words with sample data, and changes nothing', async () => {
  const { data } = await preview('mail-order-paid', words({ blocks: [paragraph('For {name}: {number}')] }))
  expect(data.subject).toBe('Hello from Motif')
  expect(data.text).toContain('For Ada Lovelace: M-2611-K7QP')
  expect(data.html).not.toContain('<style')
  expect((await preview('mail-gift-card', null)).data.subject).toContain('$25.00')
  expect((await read('mail-gift-card')).revision).toBe(0)
})

it('the words of mails are not public', async () => {
  const answer = await shop.fetch('/api/v1/texts/mail-welcome')
  expect(answer.status).toBe(400)
})

it('versions are kept and restored like those of pages', async () => {
  await save('mail-gift-card', words({ title: 'One' }))
  await save('mail-gift-card', words({ title: 'Two' }))
  const params = { page: 'mail-gift-card' as const }
  const restored = await shop.call('POST /api/v1/admin/texts/{page}/versions/{version}/restore', {
    token: admin.token,
    params: { ...params, version: '1' },
    body: { revision: 2 }
  })
  expect(restored.data).toMatchObject({ revision: 3, text: { title: 'One' } })
  const { items } = (await shop.call('GET /api/v1/admin/texts/{page}/versions', { token: admin.token, params })).data
  expect(items.map(({ revision }) => revision)).toEqual([3, 2, 1])
})

/** A member of staff of their own, who may send tests. */
async function editor(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  const { token } = await shop.signUp({ name, email, role: 'admin' })
  return {
    email,
    test: (page: TextKey, text: MailText | OwnText | null) =>
      shop.call('POST /api/v1/admin/texts/{page}/test', { token, params: { page }, body: { text } }),
    tests: async () => (await shop.mailbox(email)).filter(({ subject }) => subject.startsWith('Test: '))
  }
}

it('a test has the words as they stand, sample data and a subject that says so, and goes to who asks', async () => {
  const { revision } = await read('mail-order-paid')
  const { email, test, tests } = await editor('Tess')
  const { status, data } = await test('mail-order-paid', words({ blocks: [paragraph('For {name}: {number}')] }))
  expect([status, data]).toEqual([200, { to: email }])
  expect(await tests()).toEqual([
    expect.objectContaining({
      subject: 'Test: Hello from Motif',
      text: expect.stringContaining('For Ada Lovelace: M-2611-K7QP')
    })
  ])
  expect((await read('mail-order-paid')).revision).toBe(revision)
})

it('a test is in the log of staff, without words and address', async () => {
  const { email, test } = await editor('Lou')
  await test('mail-gift-card', words({ title: 'Quite new words' }))
  const { items } = (await shop.call('GET /api/v1/admin/log', { token: admin.token, query: { action: 'text.test' } }))
    .data
  const own = items.filter(({ by }) => by.name === 'Lou')
  expect(own).toEqual([
    expect.objectContaining({ action: 'text.test', subject: expect.objectContaining({ id: 'mail-gift-card' }) })
  ])
  expect(JSON.stringify(own)).not.toMatch(new RegExp(`${email}|Quite new`))
})

it('a page and unknown placeholders are refused, and nothing is sent', async () => {
  const { test, tests } = await editor('Una')
  expect((await test('terms', null)).problem.reason).toBe('text-of-other-kind')
  expect((await test('mail-welcome', words({ title: '{size}' }))).problem.reason).toBe('text-placeholder-unknown')
  expect(await tests()).toEqual([])
})

it('a person sends ten tests within an hour at most, also at once; others still may', async () => {
  const { test, tests } = await editor('Hal')
  const answers = await Promise.all(Array.from({ length: 12 }, () => test('mail-welcome', null)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, problem }) => [status, problem.reason])).toEqual([
    [429, 'mail-tests-over-limit'],
    [429, 'mail-tests-over-limit']
  ])
  expect(await tests()).toHaveLength(10)
  expect((await (await editor('Ola')).test('mail-welcome', null)).status).toBe(200)
})
