import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Stock', component: MailView, ...shownMail })

export const BackInStock = meta.story({ args: { template: 'back-in-stock', data: samples['back-in-stock'] } })
export const BackInStockFullOfMarkup = meta.story({
  args: { template: 'back-in-stock', data: awkward['back-in-stock'] }
})
export const Dark = meta.story({
  args: { template: 'back-in-stock', data: samples['back-in-stock'] },
  globals: { theme: 'dark' }
})
