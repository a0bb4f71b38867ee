import { email } from '@motif/contract'
import type { Transaction } from './database.ts'
import type { Jobs } from './jobs.ts'
import { seal, unseal } from './seal.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Queues a message; with `tx` it goes out only if that transaction commits. */
  send(message: MailMessage, options?: { tx?: Transaction }): Promise<void>
}

/** Hands a message over for good: to a mail server, or into the built-in mailbox. */
export type DeliverMail = (message: MailMessage) => Promise<void>

/** A header is one line. Whatever a person put into a name or a topic, nothing after a line break becomes a header. */
const headerLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim().slice(0, 200)

/** Checked again here because this is the last door: nobody's list of recipients grows by a comma or a line break. */
export function safeMessage(message: MailMessage): MailMessage {
  const to = email.safeParse(message.to)
  if (!to.success) throw new Error('A mail was addressed to something that is not an e-mail address')
  return { ...message, to: to.data, subject: headerLine(message.subject) }
}

/** Mail off the request path. A waiting mail may hold a one-time code or an order's key, so it waits sealed. */
export function queuedMail(jobs: Jobs, key: Buffer, deliver: DeliverMail): Mail {
  jobs.handle<{ sealed: string }>('mail.deliver', async ({ sealed }) => {
    await deliver(safeMessage(JSON.parse(unseal(key, sealed)) as MailMessage))
  })
  return {
    send: async (message, { tx } = {}) => {
      await jobs.send('mail.deliver', { sealed: seal(key, JSON.stringify(safeMessage(message))) }, tx === undefined ? {} : { tx })
    }
  }
}
