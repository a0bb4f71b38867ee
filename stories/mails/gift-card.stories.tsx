import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Gift card', component: MailView, ...shownMail })

export const GiftCard = meta.story({ args: { template: 'gift-card', data: samples['gift-card'] } })
export const GiftCardFullOfMarkup = meta.story({ args: { template: 'gift-card', data: awkward['gift-card'] } })
export const Dark = meta.story({
  args: { template: 'gift-card', data: samples['gift-card'] },
  globals: { theme: 'dark' }
})
