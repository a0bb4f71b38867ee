import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { contactMessages } from './tables.ts'

let shop: TestApp | undefined
afterEach(() => shop?.close())
const open = async (env: Record<string, string> = {}) => (shop = await testApp({ env }))

const message = { name: 'Kim', email: 'kim@example.com', topic: 'order', message: 'Where is it?\nThank you' } as const
const write = (app: TestApp, change: object = {}, token?: string) =>
  app.call('POST /api/v1/contact_us', {
    ...(token === undefined ? undefined : { token }),
    body: { ...message, ...change }
  })

it('keeps a message with who wrote it, tells the shop, and sends a receipt', async () => {
  const app = await open()
  const { token, user } = await app.signUp()
  expect((await write(app, {}, token)).status).toBe(200)
  expect(await app.platform.db.select().from(contactMessages)).toEqual([
    { id: expect.any(String), userId: user._id, ...message, receivedAt: app.clock.now(), doneAt: null }
  ])
  const [atShop] = await app.mailbox(app.platform.shop.supportEmail)
  expect(atShop?.text).toContain('Where is it?')
  expect(await app.mailbox('kim@example.com')).toHaveLength(1)
})

it.each([
  ['name', 'Kim\r\nBcc: everybody@example.com'],
  ['name', 'Kim\u2028Bcc: everybody@example.com\u0000'],
  ['email', 'kim@example.com\r\nBcc: everybody@example.com'],
  ['email', 'kim@example.com, everybody@example.com'],
  ['email', 'Kim <kim@example.com>'],
  ['email', '"kim@example.com, everybody"@example.com'],
  ['topic', 'order\r\nBcc: everybody@example.com'],
  ['message', 'Hello\u0000'],
  ['message', ' \n ']
])('refuses a %s that is more than one line or address: %j', async (member, value) => {
  const app = await open()
  const { status, problem } = await write(app, { [member]: value })
  expect([status, problem.errors?.[0]?.pointer]).toEqual([400, `/${member}`])
  expect(await app.mailbox(app.platform.shop.supportEmail)).toEqual([])
})

it('lets what looks like a header stand in a message as the text it is', async () => {
  const app = await open()
  await write(app, {
    name: 'Kim Bcc: everybody@example.com',
    message: 'Hello\r\nBcc: everybody@example.com\r\n\r\n.\r\nRCPT TO:<everybody@example.com>'
  })
  const [atShop] = await app.mailbox(app.platform.shop.supportEmail)
  expect(atShop?.subject).not.toMatch(/[\r\n]/)
  expect(atShop?.text).toContain('Bcc: everybody@example.com')
  expect(await app.mailbox('everybody@example.com')).toEqual([])
})

it('sends one address three receipts an hour, and still takes every message', async () => {
  const app = await open()
  for (let count = 0; count < 6; count += 1)
    expect((await write(app, { email: count % 2 === 0 ? 'kim@example.com' : 'Kim@Example.com' })).status).toBe(200)
  const receipts = async () => (await app.mailbox('kim@example.com')).length
  expect(await receipts()).toBe(3)
  expect(await app.mailbox(app.platform.shop.supportEmail)).toHaveLength(6)
  app.clock.advance(3600)
  await write(app)
  expect(await receipts()).toBe(4)
})

it('takes ten messages in ten minutes from one network in the open', async () => {
  const app = await open({ ACCOUNT_LIMIT_PER_MINUTE: '60' })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await write(app, { email: `kim${count}@example.com` })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})
