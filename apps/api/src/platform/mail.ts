import { email } from '@motif/contract'
import type { Letter, RenderedMail } from '@motif/mails'
import type { Transaction } from './database.ts'
import type { Jobs } from './jobs.ts'
import { decrypt, encrypt } from './encryption.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
}

export interface Mail {
  /** Queues a mail by its name and what it is made from; with `tx` it goes out only if that transaction commits. */
  send(letter: Letter, options?: { tx?: Transaction }): Promise<void>
}

export type RenderLetter = (letter: Letter) => Promise<RenderedMail>

/** Hands a message over for good: to a mail server, or into the built-in mailbox. */
export type DeliverMail = (message: MailMessage) => Promise<void>

/** A header is one line. Whatever a person put into a name or a topic, nothing after a line break becomes a header. */
const headerLine = (value: string) =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** One person: no list of recipients grows by a comma or a line break. */
function recipient(address: string): string {
  const checked = email.safeParse(address)
  if (!checked.success) throw new Error('A mail was addressed to something that is not an e-mail address')
  return checked.data
}

/** Checked again here because this is the last door. */
export const safeMessage = ({ to, subject, text, html, replyTo }: MailMessage): MailMessage => ({
  to: recipient(to),
  subject: headerLine(subject),
  text,
  html,
  ...(replyTo === undefined ? undefined : { replyTo: recipient(replyTo) })
})

/**
 * Mail off the request path: a mail waits as its name and data, and is written out when it leaves. It waits sealed, as it may
 * hold a one-time code or an order's key.
 */
export function queuedMail(jobs: Jobs, key: Buffer, render: RenderLetter, deliver: DeliverMail): Mail {
  jobs.handle<{ sealed: string }>('mail.deliver', async ({ sealed }) => {
    // Before mails were written out here they waited ready to go; some may still.
    const waiting = JSON.parse(decrypt(key, sealed)) as Letter | MailMessage
    const message = 'template' in waiting ? { to: waiting.to, ...(await render(waiting)) } : waiting
    await deliver(safeMessage(message))
  })
  return {
    send: async (letter, { tx } = {}) => {
      await jobs.send(
        'mail.deliver',
        { sealed: encrypt(key, JSON.stringify({ ...letter, to: recipient(letter.to) })) },
        tx === undefined ? {} : { tx }
      )
    }
  }
}
