import { m } from '@motif/messages/server'
import type { MailShop, RenderedMail, TestLetter } from './data.ts'
import { oneLine } from './mail-text.ts'
import { sampleOf } from './own-words.ts'
import { renderMail } from './render-mail.ts'

/** A mail with sample data. Its subject says that it is a test, and no mail program unsubscribes anybody by it. */
export async function renderTestMail({ mail, words }: TestLetter['data'], shop: MailShop): Promise<RenderedMail> {
  const { subject, preheader, html, text } = await renderMail(mail, sampleOf(mail), shop, words ?? undefined)
  return { subject: oneLine(m.mail_test_subject({ subject })), preheader, html, text }
}
