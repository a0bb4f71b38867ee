import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { oneLine, unlinked } from '../mail-text.ts'
import { button } from '../parts/action.ts'
import { note, opening, quotation, written } from '../parts/text.ts'

export const questionAnswered = (
  { name, item, question, answer, url }: MailData['question-answered'],
  shop: MailShop
): Draft => ({
  subject: m.mail_question_answered_subject({ product: oneLine(item.name) }),
  preheader: m.mail_question_answered_text({ product: oneLine(item.name) }),
  title: m.mail_question_answered_title({ name: unlinked(name) }),
  parts: [
    ...opening(m.mail_question_answered_text({ product: oneLine(item.name) })),
    written(answer),
    note(m.mail_question_answered_yours()),
    quotation(question),
    button(shop, m.mail_question_answered_button(), url)
  ]
})
