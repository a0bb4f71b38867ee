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
export const TwoFactorOn = meta.story({
  args: { template: 'two-factor-on', data: samples['two-factor-on'] }
})
export const TwoFactorOff = meta.story({
  args: { template: 'two-factor-off', data: samples['two-factor-off'] }
})
export const TwoFactorReset = meta.story({
  args: { template: 'two-factor-reset', data: samples['two-factor-reset'] }
})
export const TwoFactorRecoveryCode = meta.story({
  args: { template: 'two-factor-recovery-code', data: samples['two-factor-recovery-code'] }
})
export const TwoFactorRefused = meta.story({
  args: { template: 'two-factor-refused', data: samples['two-factor-refused'] }
})
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
