import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Account', component: MailView, ...shownMail })

export const CodeToRegister = meta.story({ args: { template: 'register-code', data: samples['register-code'] } })
export const CodeToReset = meta.story({ args: { template: 'reset-code', data: samples['reset-code'] } })
export const Welcome = meta.story({ args: { template: 'welcome', data: samples.welcome } })
export const WelcomeToAnAwkwardName = meta.story({ args: { template: 'welcome', data: awkward.welcome } })
export const AlreadyRegistered = meta.story({
  args: { template: 'already-registered', data: samples['already-registered'] }
})
export const PasswordChanged = meta.story({ args: { template: 'password-changed', data: samples['password-changed'] } })
export const GoogleLinked = meta.story({ args: { template: 'google-linked', data: samples['google-linked'] } })
export const StaffInvitation = meta.story({
  args: { template: 'staff-invitation', data: samples['staff-invitation'] }
})
export const StaffInvitationToAnAwkwardName = meta.story({
  args: { template: 'staff-invitation', data: awkward['staff-invitation'] }
})
export const NoteMention = meta.story({ args: { template: 'note-mention', data: samples['note-mention'] } })
export const NoteMentionAwkward = meta.story({ args: { template: 'note-mention', data: awkward['note-mention'] } })
export const Dark = meta.story({
  args: { template: 'register-code', data: samples['register-code'] },
  globals: { theme: 'dark' }
})
