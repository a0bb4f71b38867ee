import { createTransport } from 'nodemailer'
import type { DeliverMail } from './mail.ts'

/** Delivers to a mail server. Waits seconds, not minutes, for one that does not answer: the queue tries again. */
export function smtpDelivery(smtpUrl: string, from: string): DeliverMail {
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true })
  return async ({ to, replyTo, subject, text, html }) => {
    await transport.sendMail({
      to: { name: '', address: to },
      ...(replyTo === undefined ? undefined : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html
    })
  }
}
