import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { ForgottenPasswordScreen } from '@motif/ui/screens/forgotten-password'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Forgotten password',
  component: ForgottenPasswordScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { onSubmit: fn() }
})

export const Ready = meta.story()
export const Busy = meta.story({ args: { isBusy: true, initial: { email: people.ada.email } } })
export const Throttled = meta.story({ args: { failure: failures.tooMany, initial: { email: people.ada.email } } })
export const Offline = meta.story({ args: { failure: failures.network, initial: { email: people.ada.email } } })
export const Unexpected = meta.story({ args: { failure: failures.unexpected, initial: { email: people.ada.email } } })
export const LongAddress = meta.story({ args: { initial: { email: people.long.email } } })
export const Expired = meta.story({
  args: { failure: { code: 'invalid-reset-token', message: 'Register failed' }, initial: { email: people.ada.email } }
})
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })

export const AsksForACode = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.accounts_email()), 'ada{Enter}')
    await expect(canvas.getByLabelText(m.accounts_email())).toBeInvalid()
    await userEvent.type(canvas.getByLabelText(m.accounts_email()), '@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' })
  }
})
