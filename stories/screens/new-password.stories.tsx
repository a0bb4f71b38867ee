import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { NewPasswordScreen } from '@motif/ui/screens/new-password'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/New password',
  component: NewPasswordScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { email: people.ada.email, onSubmit: fn() }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    // The form replaces that of the code, so it takes the focus.
    await waitFor(() => expect(canvas.getByLabelText(m.accounts_new_password())).toHaveFocus())
    const [name, password] = canvas.getByRole('main').querySelectorAll('input')
    // Password managers save the new password for this account.
    await expect([name?.autocomplete, name?.value, password?.autocomplete]).toEqual([
      'username',
      people.ada.email,
      'new-password'
    ])
  }
})
export const Busy = meta.story({ args: { isBusy: true } })
export const Failed = meta.story({ args: { failure: { code: 'invalid-reset-token', message: 'Register failed' } } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const Throttled = meta.story({ args: { failure: failures.tooMany } })
export const Unexpected = meta.story({ args: { failure: failures.unexpected } })
export const LongAddress = meta.story({ args: { email: people.long.email } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })

export const WeakPassword = meta.story({
  tags: ['picture'],
  args: { failure: failures.weakPassword },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(m.accounts_new_password())).toHaveFocus())
  }
})

export const SetsIt = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText(m.accounts_new_password())
    await userEvent.type(password, 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_new_password_submit() }))
    await expect(canvas.getByText(m.accounts_password_personal())).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'plum kettle orbit{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'plum kettle orbit' })
  }
})
