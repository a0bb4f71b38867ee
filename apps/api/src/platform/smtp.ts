import { createTransport } from 'nodemailer'
import type { DeliverMail } from './mail.ts'

const hostOf = (from: string) => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost'

/** Logs in to the mail server and leaves again; throws where that cannot be done. */
export async function mailServerAnswers(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Delivers to a mail server. Waits seconds, not minutes, for one that does not answer: the queue tries again. */
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
