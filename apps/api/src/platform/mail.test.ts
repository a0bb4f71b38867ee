import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { safeMessage } from './mail.ts'
import { encrypt } from './encryption.ts'
import { smtpDelivery } from './smtp.ts'

interface Received {
  recipients: string[]
  source: string
}

const received: Received[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    let source = ''
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
    stream.on('end', () => {
      received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    })
  }
})

let shop: TestApp
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  shop = await testApp({ deliver: smtpDelivery(`smtp://127.0.0.1:${port}`, 'Motif <hello@motif.test>') })
})
afterAll(async () => {
  await shop.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const letter = { to: 'kim@example.com', template: 'welcome', data: { name: 'Kim' } } as const
const message = { to: 'kim@example.com', subject: 'Hello', text: 'Text', html: '<p>Text</p>' }

/** Queues a rendered mail, as versions did that rendered mails before queueing. */
async function waitAsMessage(ready: typeof message): Promise<void> {
  await shop.platform.jobs.send('mail.deliver', {
    sealed: encrypt(shop.platform.secret('waiting mail'), JSON.stringify(ready))
  })
  await shop.runJobs()
}

it('delivers to the mail server, as text and as HTML', async () => {
  await shop.platform.mail.send(letter)
  await shop.runJobs()
  expect(received.at(-1)).toMatchObject({ recipients: ['kim@example.com'] })
  expect(received.at(-1)?.source).toMatch(/^From: Motif <hello@motif\.test>\r?$/m)
  expect(received.at(-1)?.source).toContain('multipart/alternative')
})

it('gives up a mail server that accepts a connection and says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const patience = { connectionTimeout: 5000, greetingTimeout: 1, socketTimeout: 5000 }
  const deliver = smtpDelivery(`smtp://127.0.0.1:${port}`, 'Motif <hello@motif.test>', patience)
  await expect(deliver(message)).rejects.toThrow(/greeting/i)
  await new Promise<void>((resolve) => silent.close(() => resolve()))
})

it.each([
  'kim@example.com\r\nBcc: eve@example.com',
  'kim@example.com, eve@example.com',
  'Kim <kim@example.com>',
  'kim@example.com>',
  '"kim"@example.com',
  'kim'
])('sends nothing to %j', async (to) => {
  await expect(shop.platform.mail.send({ ...letter, to })).rejects.toThrow('not an e-mail address')
})

it('lets mail programs end mails that can be ended with one press', async () => {
  const stopUrl = 'https://motif.example/privacy?unsubscribe=dGhl'
  const oneClickUrl = 'https://motif.example/api/v1/newsletter/unsubscribe?token=dGhl'
  await shop.platform.mail.send({
    to: 'kim@example.com',
    template: 'newsletter-welcome',
    data: { stopUrl, oneClickUrl }
  })
  await shop.runJobs()
  const unfolded = received.at(-1)?.source.replaceAll(/\r?\n[ \t]+/g, ' ') ?? ''
  expect(unfolded).toMatch(
    /^List-Unsubscribe: <https:\/\/motif\.example\/api\/v1\/newsletter\/unsubscribe\?token=dGhl>\r?$/m
  )
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  await shop.platform.mail.send(letter)
  await shop.runJobs()
  expect(received.at(-1)?.source).not.toContain('List-Unsubscribe')
})

it('keeps a line break in a subject out of the headers', async () => {
  await waitAsMessage({ ...message, subject: 'Hello\r\nBcc: eve@example.com\u2028X-Evil: 1' })
  const head = received.at(-1)?.source.split(/\r?\n\r?\n/, 1)[0] ?? ''
  expect(head).toMatch(/^Subject: Hello Bcc: eve@example\.com X-Evil: 1\r?$/m)
  expect(head).not.toMatch(/^Bcc:/m)
  expect(received.at(-1)?.recipients).toEqual(['kim@example.com'])
  expect(safeMessage({ ...message, subject: 'a\u0000b' }).subject).toBe('a b')
})

it('delivers a mail that waited ready to go since a version before', async () => {
  await waitAsMessage({ ...message, subject: 'From before' })
  expect(received.at(-1)?.source).toMatch(/^Subject: From before\r?$/m)
})

it('keeps what a mail says out of the queue’s own tables', async () => {
  await shop.platform.mail.send({
    to: 'kim@example.com',
    template: 'register-code',
    data: { code: '731864', minutes: 10 }
  })
  const { rows } = await shop.platform.db.execute<{ data: unknown }>(
    sql`select data from jobs.job where name = 'mail.deliver'`
  )
  expect(JSON.stringify(rows)).not.toContain('731864')
  await shop.runJobs()
  expect(received.at(-1)?.source).toContain('731864')
})

it('puts what a person wrote into a contact message as text', async () => {
  const answer = await shop.call('POST /api/v1/contact_us', {
    body: { name: '<b>Kim</b>', email: 'kim@example.com', topic: 'order', message: '<script>alert(1)</script>' }
  })
  expect(answer.status).toBe(200)
  const before = received.length
  await shop.runJobs()
  const [toShop, receipt] = received
    .slice(before)
    .toSorted((a, b) => String(a.recipients).localeCompare(String(b.recipients)))
  expect(toShop?.recipients).toEqual(['hello@motif.test'])
  expect(toShop?.source).toMatch(/^Reply-To: kim@example\.com\r?$/m)
  expect(receipt?.source).not.toMatch(/^Reply-To:/m)
  const [, html] = toShop?.source.split('Content-Type: text/html') ?? []
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(receipt?.recipients).toEqual(['kim@example.com'])
  expect(receipt?.source).not.toContain('alert(1)')
})

it('sends a mail only if the transaction it belongs to commits', async () => {
  const before = received.length
  const rolledBack = shop.platform.db.transaction(async (tx) => {
    await shop.platform.mail.send({ ...letter, to: 'never@example.com' }, { tx })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await shop.platform.db.transaction((tx) =>
    shop.platform.mail.send({ ...letter, to: 'committed@example.com' }, { tx })
  )
  await shop.runJobs()
  expect(received.slice(before).map(({ recipients }) => recipients)).toEqual([['committed@example.com']])
})
