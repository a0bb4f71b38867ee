import { createTransport } from 'nodemailer'
import type { DeliverMail } from './mail.ts'

const hostOf = (from: string) => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost'

/** Milliseconds to wait for the mail server: far less than the ten minutes after which the queue runs a job again. */
const usualPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const transportTo = (smtpUrl: string, patience = usualPatience, from?: string) =>
  createTransport({ url: smtpUrl, ...patience }, { from, disableFileAccess: true, disableUrlAccess: true })

/** Checks that the mail server accepts a login; throws otherwise. */
export async function mailServerAnswers(smtpUrl: string): Promise<void> {
  const transport = transportTo(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Delivers by SMTP. Timeouts are seconds, not minutes, because the queue retries. */
export function smtpDelivery(smtpUrl: string, from: string, patience = usualPatience): DeliverMail {
  const transport = transportTo(smtpUrl, patience, from)
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
