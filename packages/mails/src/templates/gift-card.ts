import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { dayText, moneyText } from '../mail-text.ts'
import { button } from '../parts/action.ts'
import { longCode, note, opening, paragraph, quotation } from '../parts/text.ts'

export const giftCard = ({ code, amount, message, endsAt }: MailData['gift-card'], shop: MailShop): Draft => {
  const worth = moneyText(shop, amount)
  return {
    subject: m.mail_gift_card_subject({ amount: worth, shop: shop.name }),
    preheader: m.mail_gift_card_preheader(),
    title: m.mail_gift_card_title({ amount: worth }),
    parts: [
      ...opening(),
      ...(message === undefined ? [] : [quotation(message)]),
      paragraph(m.mail_gift_card_how({ shop: shop.name })),
      longCode(code),
      button(shop, m.mail_gift_card_button(), `${shop.url}/`),
      note(endsAt === undefined ? m.mail_gift_card_kept() : m.mail_gift_card_ends({ day: dayText(endsAt) })),
      note(m.mail_gift_card_secret())
    ]
  }
}
