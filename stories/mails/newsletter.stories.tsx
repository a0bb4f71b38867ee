import { samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Newsletter', component: MailView, ...shownMail })

export const Confirm = meta.story({
  args: { template: 'newsletter-confirm', data: samples['newsletter-confirm'] }
})
export const Welcome = meta.story({
  args: { template: 'newsletter-welcome', data: samples['newsletter-welcome'] }
})
export const Already = meta.story({
  args: { template: 'newsletter-already', data: samples['newsletter-already'] }
})
export const Dark = meta.story({
  args: { template: 'newsletter-confirm', data: samples['newsletter-confirm'] },
  globals: { theme: 'dark' }
})
