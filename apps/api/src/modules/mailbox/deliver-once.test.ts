import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database.ts'
import type { DeliverMail, MailMessage } from '../../platform/mail.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { deliverOnce } from './index.ts'
import { deliveredMails } from './tables.ts'

let shop: TestApp
let deliver: DeliverMail
let sent: MailMessage[] = []
const send: DeliverMail = async (message) => void sent.push(message)
beforeAll(async () => {
  shop = await testApp({ deliver: (message) => deliver(message) })
})
beforeEach(() => {
  sent = []
  deliver = deliverOnce(send, shop.platform, 1)
})
afterAll(() => shop.close())

const letter = { to: 'kim@example.com', template: 'welcome', data: { name: 'Kim' } } as const
const message = { to: 'kim@example.com', subject: 'Hello', text: 'Text', html: '<p>Text</p>' }

/** As after a restart of the database between delivery and end of the job. */
const repeatJobs = async () => {
  await shop.platform.db.execute(sql`update jobs.job set state = 'created' where name = 'mail.deliver'`)
  await shop.runJobs()
}

it('a job that the queue repeats sends its mail no second time', async () => {
  await shop.platform.mail.send(letter)
  await shop.runJobs()
  await repeatJobs()
  expect(sent).toHaveLength(1)
})

it('a mail that the mail server refused is sent when its job is repeated', async () => {
  let tries = 0
  deliver = deliverOnce(
    async (mail) => {
      tries += 1
      if (tries === 1) throw new Error('try again later')
      sent.push(mail)
    },
    shop.platform,
    1
  )
  await expect(deliver({ ...message, messageId: 'refused-once' })).rejects.toThrow('try again later')
  await deliver({ ...message, messageId: 'refused-once' })
  expect(sent).toHaveLength(1)
})

it('a delivery is recorded once the database is back', async () => {
  let refusals = 2
  const flaky = Object.create(shop.platform.db, {
    insert: {
      value: (table: typeof deliveredMails) => {
        refusals -= 1
        if (refusals >= 0) throw new Error('Connection terminated unexpectedly')
        return shop.platform.db.insert(table)
      }
    }
  }) as Database
  const patient = deliverOnce(send, { ...shop.platform, db: flaky }, 1)
  await patient({ ...message, messageId: 'while-away' })
  await patient({ ...message, messageId: 'while-away' })
  expect(sent).toHaveLength(1)
})

it('a mail queued by an earlier version has no id, and is sent', async () => {
  await deliver(message)
  expect(sent).toEqual([message])
})

it('deliveries are forgotten after three days, when no job is repeated any more', async () => {
  await deliver({ ...message, messageId: 'old' })
  shop.clock.advance(2 * 86_400)
  await deliver({ ...message, messageId: 'young' })
  shop.clock.advance(1.5 * 86_400)
  await shop.tick('mail.forget-deliveries')
  expect(await shop.platform.db.select({ id: deliveredMails.messageId }).from(deliveredMails)).toEqual([
    { id: 'young' }
  ])
})
