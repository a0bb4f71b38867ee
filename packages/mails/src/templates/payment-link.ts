import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { dayText, moneyText } from '../mail-text.ts'
import { button } from '../parts/action.ts'
import { destination, lines, totals } from '../parts/order.ts'
import { note, paragraph } from '../parts/text.ts'

export const paymentLink = (data: MailData['payment-link'], shop: MailShop): Draft => {
  const amount = moneyText(shop, data.totals.total)
  const news = m.mail_payment_link_news({ amount })
  return {
    subject: m.mail_payment_link_subject({ shop: shop.name }),
    preheader: data.note ?? news,
    title: m.mail_payment_link_title(),
    parts: [
      ...(data.note === undefined ? [] : [paragraph(data.note)]),
      paragraph(news),
      paragraph(m.mail_payment_link_until({ date: dayText(data.endsAt) })),
      button(shop, m.mail_payment_link_button({ amount }), data.payUrl),
      note(m.mail_payment_link_stock()),
      lines(shop, data.lines),
      totals(shop, data.totals),
      destination(data.shippingAddress, data.shippingMethod.name)
    ]
  }
}
