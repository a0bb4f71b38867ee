import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { RegisterScreen } from '@motif/ui/screens/register'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Register',
  component: RegisterScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { onTyped: fn(), onSubmit: fn() }
})

export const Ready = meta.story()
export const WithGoogle = meta.story({ args: { onGoogle: fn() } })
export const GoogleBusy = meta.story({ args: { onGoogle: fn(), isGoogleBusy: true } })
export const Offline = meta.story({ args: { failure: failures.network, initial: people.ada } })
export const Throttled = meta.story({ args: { failure: failures.tooMany, initial: people.ada } })
export const RightToLeft = meta.story({ args: { onGoogle: fn() }, globals: { locale: 'ar-XB' } })
export const AtGoogle = meta.story({ args: { onGoogle: fn(), isGoogleBusy: true } })
export const GoogleBlocked = meta.story({ args: { onGoogle: fn(), googleFailure: failures.popupBlocked } })
export const Busy = meta.story({ args: { isBusy: true, initial: people.ada } })
export const Failed = meta.story({ args: { failure: failures.unexpected, initial: people.ada } })
export const AwkwardNames = meta.story({ args: { initial: people.long } })
export const Arabic = meta.story({ args: { initial: people.arabic }, globals: { locale: 'ar-XB' } })

export const RefusedByTheServer = meta.story({
  tags: ['deed'],
  args: { failure: failures.emailRefused, initial: people.ada },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(m.accounts_email())
    await expect(email).toHaveAccessibleDescription('Mail to this address cannot be delivered.')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, '.uk')
    await expect(email).toBeValid()
  }
})

export const WeakPassword = meta.story({
  tags: ['picture'],
  args: { failure: failures.weakPassword, initial: people.ada },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That password stands on lists of stolen ones. Choose another.')).toBeVisible()
    await expect(canvas.getByLabelText(m.accounts_name())).toHaveValue('Ada Lovelace')
  }
})

export const TellsStrengthInWords = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(m.accounts_password())
    await userEvent.type(password, 'abcdefgh')
    await expect(canvas.getByText(m.accounts_strength({ strength: m.accounts_strength_weak() }))).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'plum kettle orbit snow')
    await expect(canvas.getByText(m.accounts_strength({ strength: m.accounts_strength_strong() }))).toBeVisible()
  }
})

export const LosesNothing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.accounts_name()), 'Ada Lovelace')
    await userEvent.type(canvas.getByLabelText(m.accounts_email()), 'ada@example.com')
    await expect(args.onTyped).toHaveBeenLastCalledWith({ name: 'Ada Lovelace', email: 'ada@example.com' })
    const password = canvas.getByLabelText(m.accounts_password())
    await userEvent.type(password, 'enigma')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_register_submit() }))
    await expect(password).toHaveFocus()
    await userEvent.clear(password)
    await userEvent.type(password, 'ada')
    await expect(canvas.getByText(m.accounts_password_too_short({ min: 8 }))).toBeVisible()
    await userEvent.type(password, ' counts on engines')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_register_submit() }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: 'ada counts on engines'
    })
  }
})
