import type { ShopConfig } from '@motif/contract'
import type { MailText } from './account-mails.ts'
import { mailLayout } from './layout.ts'

/** To the shop: what was written, by whom. */
export function contactMail(shop: Pick<ShopConfig, 'name'>, message: { name: string; email: string; topic: string; message: string }): MailText {
  const title = `A message about: ${message.topic}`
  return {
    subject: title,
    ...mailLayout({ title, paragraphs: [`From ${message.name}, ${message.email}`, message.message], sender: shop.name })
  }
}

/** To the writer. Nothing they wrote stands in it: the form must not send strangers' words to strangers. */
export function contactReceiptMail(shop: Pick<ShopConfig, 'name'>): MailText {
  const title = 'We have your message'
  return {
    subject: `${title}: ${shop.name}`,
    ...mailLayout({ title, paragraphs: ['Thank you for writing. A person reads every message; you hear from us within two working days.', 'If you did not write to us, you need not do anything.'], sender: shop.name })
  }
}
