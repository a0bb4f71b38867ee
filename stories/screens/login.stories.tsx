import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { LoginScreen } from '@motif/ui/screens/login'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { onSubmit: fn() }
})

export const Ready = meta.story()
export const WithGoogle = meta.story({ args: { onGoogle: fn() } })
export const AtGoogle = meta.story({
  tags: ['picture'],
  args: { onGoogle: fn(), isGoogleBusy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: m.accounts_google() })).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(m.accounts_google_waiting())
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_google_reopen() }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
  }
})
export const GoogleBlocked = meta.story({
  tags: ['deed'],
  args: { onGoogle: fn(), googleFailure: failures.popupBlocked },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.accounts_google_blocked())
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_google_again() }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
  }
})
export const GoogleRefused = meta.story({ args: { onGoogle: fn(), googleFailure: failures.googleRefused } })
export const GoogleUnreachable = meta.story({ args: { onGoogle: fn(), googleFailure: failures.googleAway } })
export const GoogleOffline = meta.story({ args: { onGoogle: fn(), googleFailure: failures.network } })
export const AfterReset = meta.story({ args: { reason: 'password-changed', initial: { email: people.ada.email } } })
export const AfterLoggingOutEverywhere = meta.story({ args: { reason: 'ended-everywhere' } })
export const AfterConfirming = meta.story({
  tags: ['picture'],
  args: { reason: 'confirmed' },
  play: ({ canvas }) =>
    expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(m.accounts_login_confirmed())
})
export const Needed = meta.story({ args: { reason: 'login-needed' } })
export const Busy = meta.story({ args: { isBusy: true, initial: { email: people.ada.email } } })
export const Failed = meta.story({ args: { failure: failures.credentials, initial: { email: people.ada.email } } })
export const Offline = meta.story({ args: { failure: failures.network, initial: { email: people.ada.email } } })
export const Unexpected = meta.story({
  tags: ['picture'],
  args: { failure: failures.unexpectedLogin, initial: { email: people.ada.email } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.common_failure_unreadable())
})
export const RefusedWithoutAReason = meta.story({
  tags: ['picture'],
  args: { failure: { ...failures.unexpectedLogin, status: 401 }, initial: { email: people.ada.email } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.common_failure_wrong_credentials())
})
export const GoogleBusy = meta.story({ args: { onGoogle: fn(), isGoogleBusy: true } })

export const Throttled = meta.story({
  tags: ['picture', 'clock'],
  args: { failure: failures.tooMany, initial: { email: people.ada.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${m.common_failure_wait()} 1:35`)
    // It counts down but is announced only once: the role timer is no live region.
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('1:34'), { timeout: 3000 })
  }
})
export const LongAddress = meta.story({ args: { initial: { email: people.long.email } } })
export const RightToLeft = meta.story({ args: { onGoogle: fn() }, globals: { locale: 'ar-XB' } })

export const TellsWhatIsWrongAtTheField = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_login_title() }))
    const email = canvas.getByLabelText(m.accounts_email())
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(m.accounts_email_missing())
    await expect(canvas.getByLabelText(m.accounts_password())).toBeInvalid()
    await userEvent.type(email, 'ada@nowhere')
    await expect(email).toHaveAccessibleDescription(m.accounts_email_wrong())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
})

export const LogsIn = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.accounts_email()), ' ada@example.com ')
    await userEvent.type(canvas.getByLabelText(m.accounts_password()), 'correct horse{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'correct horse' })
  }
})

export const ShowsThePassword = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(m.accounts_password())
    await userEvent.type(password, 'hunter2 hunter2')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_password_show() }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('hunter2 hunter2')
  }
})
