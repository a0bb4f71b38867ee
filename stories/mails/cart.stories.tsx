import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Cart', component: MailView, ...shownMail })

export const Reminder = meta.story({ args: { template: 'cart-reminder', data: samples['cart-reminder'] } })
export const ReminderFullOfMarkup = meta.story({
  args: { template: 'cart-reminder', data: awkward['cart-reminder'] }
})
export const Dark = meta.story({
  args: { template: 'cart-reminder', data: samples['cart-reminder'] },
  globals: { theme: 'dark' }
})
