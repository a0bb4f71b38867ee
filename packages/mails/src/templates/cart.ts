import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { lines as shownLines } from '../parts/order.ts'
import { note, opening, paragraph } from '../parts/text.ts'

export const cartReminder = (
  { lines, more, cartUrl, days, stopUrl, oneClickUrl }: MailData['cart-reminder'],
  shop: MailShop
): Draft => ({
  subject: m.mail_cart_reminder_subject({ shop: shop.name }),
  preheader: m.mail_cart_reminder_preheader(),
  title: m.mail_cart_reminder_title(),
  oneClickUrl,
  parts: [
    ...opening(m.mail_cart_reminder_text()),
    shownLines(shop, lines),
    ...(more === 0 ? [] : [paragraph(m.mail_cart_reminder_more({ count: more }))]),
    button(shop, m.mail_cart_reminder_button(), cartUrl),
    ...(days === null ? [] : [note(m.mail_cart_reminder_note({ days }))]),
    linked(m.mail_cart_reminder_once(), m.mail_cart_reminder_stop_link(), stopUrl)
  ]
})
