import { email } from '@motif/contract'
import type { Letter, RenderedMail } from '@motif/mails'
import type { Transaction } from './database.ts'
import type { Jobs } from './jobs.ts'
import { decrypt, encrypt } from './encryption.ts'
import { randomId } from './random.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** What mail programs call to end mails of this kind with one press (RFC 8058). */
  oneClickUrl?: string
  /** The same at every try of one mail, so that a mail server and whoever gets it can tell a second copy. */
  messageId?: string
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
export const safeMessage = ({
  to,
  subject,
  text,
  html,
  replyTo,
  oneClickUrl,
  messageId
}: MailMessage): MailMessage => ({
  to: recipient(to),
  subject: headerLine(subject),
  text,
  html,
  ...(replyTo === undefined ? undefined : { replyTo: recipient(replyTo) }),
  ...(oneClickUrl === undefined ? undefined : { oneClickUrl: new URL(oneClickUrl).href }),
  ...(messageId === undefined ? undefined : { messageId })
})

/**
 * Mail off the request path: a mail waits as its name and data, and is written out when it leaves. It waits sealed, as it may
 * hold a one-time code or an order's key.
 */
export function queuedMail(jobs: Jobs, key: Buffer, render: RenderLetter, deliver: DeliverMail): Mail {
  jobs.handle<{ sealed: string; messageId?: string }>('mail.deliver', async ({ sealed, messageId }) => {
    // Before mails were written out here they waited ready to go; some may still.
    const waiting = JSON.parse(decrypt(key, sealed)) as Letter | MailMessage
    const message = 'template' in waiting ? { to: waiting.to, ...(await render(waiting)) } : waiting
    await deliver(safeMessage({ ...message, ...(messageId === undefined ? undefined : { messageId }) }))
  })
  return {
    send: async (letter, { tx } = {}) => {
      await jobs.send(
        'mail.deliver',
        { sealed: encrypt(key, JSON.stringify({ ...letter, to: recipient(letter.to) })), messageId: randomId() },
        tx === undefined ? {} : { tx }
      )
    }
  }
}
