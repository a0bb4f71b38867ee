import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { contactMessages, contactReplies } from './tables.ts'

let app: TestApp
let staff: SignedUp
beforeEach(async () => {
  app = await testApp()
  staff = await app.signUp({ role: 'admin' })
})
afterEach(() => app.close())

const write = (name: string) =>
  app.call('POST /api/v1/contact_us', {
    body: { name, email: 'kim@example.com', topic: 'order', message: 'Where is it?' }
  })
const list = async (state: 'open' | 'done' = 'open') =>
  (await app.call('GET /api/v1/admin/messages', { token: staff.token, query: { state } })).data
const names = async (state: 'open' | 'done') => (await list(state)).items.map(({ name }) => name)

/** Writes a message. Returns its id and functions to reply and to read the replies sent by mail. */
async function written() {
  await write('Kim')
  const id = (await list()).items[0]?.id ?? ''
  const reply = (text = 'It left on Monday.\nGrace', { key = 'a-wish-of-mine', read = 0 } = {}) =>
    app.call('POST /api/v1/admin/messages/{id}/replies', {
      token: staff.token,
      params: { id },
      headers: { 'idempotency-key': key },
      body: { text, read }
    })
  const mails = async () =>
    (await app.mailbox('kim@example.com')).filter(({ subject }) => subject.startsWith('Reply to your message'))
  return { id, reply, mails }
}

it('sends a reply by mail with the message it is to, and is done with it', async () => {
  const { id, reply, mails } = await written()
  const { status, data } = await reply()
  expect(status).toBe(201)
  expect(data).toMatchObject({
    id,
    state: 'done',
    replies: [{ text: 'It left on Monday.\nGrace', author: staff.user.name, sentAt: app.clock.now().toISOString() }]
  })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.text).toContain('It left on Monday.\nGrace')
  expect(mail?.text).toContain('> Where is it?')
  expect([await names('open'), await names('done')]).toEqual([[], ['Kim']])
})

it('sends the same wish once', async () => {
  const { reply, mails } = await written()
  const [first, again] = [await reply(), await reply()]
  expect(again.data).toEqual(first.data)
  expect(await mails()).toHaveLength(1)
})

it('sends nothing past a reply that its writer has not read', async () => {
  const { reply, mails } = await written()
  await reply()
  const { problem } = await reply('It is lost.', { key: 'another-wish' })
  expect(problem).toMatchObject({ status: 409, reason: 'message-replied-meanwhile' })
  expect(await mails()).toHaveLength(1)
  expect((await reply('It is here.', { key: 'a-third-wish', read: 1 })).data.replies).toHaveLength(2)
})

it('has an end of replies to one message', async () => {
  const { reply, mails } = await written()
  for (let read = 0; read < 20; read += 1)
    expect((await reply('Hello', { key: `wish-number-${read}`, read })).status).toBe(201)
  expect((await reply('Hello', { key: 'one-too-many', read: 20 })).problem.reason).toBe('replies-full')
  expect(await mails()).toHaveLength(20)
})

it('tells that a message is gone', async () => {
  const { reply } = await written()
  await app.platform.db.delete(contactMessages)
  expect((await reply()).problem).toMatchObject({ status: 404, reason: 'message-not-found' })
})

it('shows who has waited longest first, and what was done last', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await write(name)
    app.clock.advance(60)
  }
  expect(await names('open')).toEqual(['One', 'Two', 'Three'])
  for (const { id } of (await list()).items)
    await app.call('PATCH /api/v1/admin/messages/{id}', { token: staff.token, params: { id }, body: { state: 'done' } })
  expect([await names('open'), await names('done')]).toEqual([[], ['Three', 'Two', 'One']])
})

it('opens a message again, and writes down who marked it', async () => {
  const { id } = await written()
  const mark = (state: 'open' | 'done') =>
    app.call('PATCH /api/v1/admin/messages/{id}', { token: staff.token, params: { id }, body: { state } })
  await mark('done')
  await mark('done')
  expect((await mark('open')).data.state).toBe('open')
  expect((await app.platform.db.select().from(auditLog)).map(({ adminId, change }) => [adminId, change])).toEqual([
    [staff.user._id, { from: 'open', to: 'done' }],
    [staff.user._id, { from: 'done', to: 'open' }]
  ])
})

it('keeps the words of a reply out of the log of what staff did', async () => {
  const { reply } = await written()
  await reply()
  expect(JSON.stringify(await app.platform.db.select().from(auditLog))).not.toContain('Monday')
})

it('deletes messages with their replies after two years', async () => {
  const { reply } = await written()
  await reply()
  app.clock.advance(2 * 365 * 86_400 - 86_400)
  await app.tick('messages.clear')
  expect(await app.platform.db.$count(contactReplies)).toBe(1)
  app.clock.advance(3 * 86_400)
  await app.tick('messages.clear')
  expect([await app.platform.db.$count(contactMessages), await app.platform.db.$count(contactReplies)]).toEqual([0, 0])
})
