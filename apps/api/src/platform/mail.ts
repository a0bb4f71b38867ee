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
  /** Address for one-click unsubscription by mail programs (RFC 8058). */
  oneClickUrl?: string
  /** The same for every attempt of one mail, so a second copy can be recognised. */
  messageId?: string
}

export interface Mail {
  /** Queues a mail by its name and data. With `tx` it is sent only if that transaction commits. */
  send(letter: Letter, options?: { tx?: Transaction }): Promise<void>
}

export type RenderLetter = (letter: Letter) => Promise<RenderedMail>

/** Delivers a message: to a mail server, or into the built-in mailbox. */
export type DeliverMail = (message: MailMessage) => Promise<void>

/** Removes line breaks from a header value, so user input cannot inject headers. */
const headerLine = (value: string) =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** A single address: no comma or line break can add recipients. */
function recipient(address: string): string {
  const checked = email.safeParse(address)
  if (!checked.success) throw new Error('A mail was addressed to something that is not an e-mail address')
  return checked.data
}

/** Checked again here, right before delivery. */
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

/** Queues mails as name and data and renders them on delivery. The data is encrypted, because it may hold a one-time code or an order's key. */
export function queuedMail(jobs: Jobs, key: Buffer, render: RenderLetter, deliver: DeliverMail): Mail {
  jobs.handle<{ sealed: string; messageId?: string }>('mail.deliver', async ({ sealed, messageId }) => {
    // Mails queued by an earlier version are already rendered; some may still wait.
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
