import { createTransport } from 'nodemailer'
import type { DeliverMail } from './mail.ts'

const hostOf = (from: string) => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost'

/** Checks that the mail server accepts a login; throws otherwise. */
export async function mailServerAnswers(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Delivers by SMTP. Timeouts are seconds, not minutes, because the queue retries. */
export function smtpDelivery(smtpUrl: string, from: string): DeliverMail {
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true })
  return async ({ to, replyTo, oneClickUrl, subject, text, html, messageId }) => {
    await transport.sendMail({
      ...(messageId === undefined ? undefined : { messageId: `<${messageId}@${hostOf(from)}>` }),
      to: { name: '', address: to },
      ...(replyTo === undefined ? undefined : { replyTo: { name: '', address: replyTo } }),
      ...(oneClickUrl === undefined
        ? undefined
        : {
            headers: {
              'List-Unsubscribe': `<${oneClickUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
            }
          }),
      subject,
      text,
      html
    })
  }
}
