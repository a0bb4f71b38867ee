import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { note, paragraph, quotation } from '../parts/words.ts'
import { oneLine, unlinked } from '../words.ts'

export const contactMessage = ({ name, email, topic, message }: MailData['contact-message'], _shop: MailShop): Draft => ({
  subject: `A message about: ${oneLine(topic)}`,
  preheader: `From ${unlinked(name)}`,
  title: `A message about: ${oneLine(topic)}`,
  replyTo: email,
  parts: [paragraph(`From ${unlinked(name)}, ${oneLine(email)}`), quotation(message), note('It was written with the contact form. Anybody can enter any name and address there.')]
})

export const contactReceipt = (_data: MailData['contact-receipt'], shop: MailShop): Draft => ({
  subject: `We have your message: ${shop.name}`,
  preheader: 'You hear from us within one working day.',
  title: 'We have your message',
  parts: [paragraph('Thank you for writing. A person reads every message; you hear from us within one working day.'), note('If you did not write to us, you need not do anything.')]
})
