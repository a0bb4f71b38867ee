import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { note, opening, paragraph } from '../parts/text.ts'

export const newsletterConfirm = ({ confirmUrl, days }: MailData['newsletter-confirm'], shop: MailShop): Draft => ({
  subject: m.mail_newsletter_confirm_subject({ shop: shop.name }),
  preheader: m.mail_newsletter_confirm_preheader(),
  title: m.mail_newsletter_confirm_title(),
  parts: [
    paragraph(m.mail_newsletter_confirm_text({ shop: shop.name })),
    button(shop, m.mail_newsletter_confirm_button(), confirmUrl),
    note(m.mail_newsletter_confirm_note({ days }))
  ]
})

const stopping = ({ stopUrl }: MailData['newsletter-welcome']) =>
  linked(m.mail_newsletter_stop(), m.mail_newsletter_stop_link(), stopUrl)

export const newsletterWelcome = (data: MailData['newsletter-welcome'], shop: MailShop): Draft => ({
  subject: m.mail_newsletter_welcome_subject({ shop: shop.name }),
  preheader: m.mail_newsletter_welcome_preheader(),
  title: m.mail_newsletter_welcome_title(),
  oneClickUrl: data.oneClickUrl,
  parts: [...opening(m.mail_newsletter_welcome_text()), stopping(data)]
})

export const newsletterAlready = (data: MailData['newsletter-already'], shop: MailShop): Draft => ({
  subject: m.mail_newsletter_already_subject({ shop: shop.name }),
  preheader: m.mail_newsletter_already_preheader(),
  title: m.mail_newsletter_already_title(),
  oneClickUrl: data.oneClickUrl,
  parts: [paragraph(m.mail_newsletter_already_text()), stopping(data)]
})
