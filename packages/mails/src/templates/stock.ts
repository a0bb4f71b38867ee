import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { lines } from '../parts/order.ts'
import { opening } from '../parts/text.ts'
import { oneLine } from '../mail-text.ts'

export const backInStock = ({ item, url, stopUrl }: MailData['back-in-stock'], shop: MailShop): Draft => ({
  subject: m.mail_back_in_stock_subject({ product: oneLine(item.name) }),
  preheader: m.mail_back_in_stock_text(),
  title: m.mail_back_in_stock_title(),
  parts: [
    ...opening(m.mail_back_in_stock_text()),
    lines(shop, [item]),
    button(shop, m.mail_back_in_stock_button(), url),
    linked(m.mail_back_in_stock_once(), m.mail_back_in_stock_stop_link(), stopUrl)
  ]
})
