import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Contact', component: MailView, ...shownMail })

export const MessageToTheShop = meta.story({ args: { template: 'contact-message', data: samples['contact-message'] } })
export const MessageFullOfMarkup = meta.story({
  args: { template: 'contact-message', data: awkward['contact-message'] }
})
export const Receipt = meta.story({ args: { template: 'contact-receipt', data: samples['contact-receipt'] } })
export const Reply = meta.story({ args: { template: 'contact-reply', data: samples['contact-reply'] } })
export const QuestionAnswered = meta.story({
  args: { template: 'question-answered', data: samples['question-answered'] }
})
export const QuestionAnsweredFullOfMarkup = meta.story({
  args: { template: 'question-answered', data: awkward['question-answered'] }
})
export const Dark = meta.story({
  args: { template: 'contact-message', data: awkward['contact-message'] },
  globals: { theme: 'dark' }
})
