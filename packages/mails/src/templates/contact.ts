import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { note, paragraph, quotation, written } from '../parts/text.ts'
import { oneLine, unlinked } from '../mail-text.ts'

export const contactMessage = (
  { name, email, topic, message }: MailData['contact-message'],
  _shop: MailShop
): Draft => ({
  subject: m.mail_contact_message_subject({ topic: oneLine(topic) }),
  preheader: m.mail_contact_message_preheader({ name: unlinked(name) }),
  title: m.mail_contact_message_subject({ topic: oneLine(topic) }),
  replyTo: email,
  parts: [
    paragraph(m.mail_contact_message_from({ name: unlinked(name), email: oneLine(email) })),
    quotation(message),
    note(m.mail_contact_message_note())
  ]
})

export const contactReceipt = (_data: MailData['contact-receipt'], shop: MailShop): Draft => ({
  subject: m.mail_contact_receipt_subject({ shop: shop.name }),
  preheader: m.mail_contact_receipt_preheader(),
  title: m.mail_contact_receipt_title(),
  parts: [paragraph(m.mail_contact_receipt_text()), note(m.mail_contact_receipt_note())]
})

export const contactReply = ({ name, reply, message, replyTo }: MailData['contact-reply'], shop: MailShop): Draft => ({
  subject: m.mail_contact_reply_subject({ shop: shop.name }),
  preheader: m.mail_contact_reply_preheader(),
  title: m.mail_contact_reply_title({ name: unlinked(name) }),
  replyTo,
  parts: [written(reply), note(m.mail_contact_reply_yours()), quotation(message), note(m.mail_contact_reply_note())]
})
