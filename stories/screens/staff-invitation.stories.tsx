import { m } from '@motif/messages'
import { StaffInvitationScreen } from '@motif/ui/screens/staff-invitation'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const invitation = { name: 'Ada Lovelace', email: 'ada@example.com', role: 'production', step: 'account' } as const

const meta = preview.meta({
  title: 'Screens/Register/Staff invitation',
  component: StaffInvitationScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    shopName: 'Motif',
    invitation,
    onRetry: fn(),
    onAccept: fn(),
    loginHref: '/login?next=%2Fregister%3Finvitation%3Dt',
    onLogOut: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_invitation_join() }))
    const password = canvas.getByLabelText(m.accounts_password())
    await expect(password).toBeInvalid()
    await userEvent.type(password, 'plum kettle orbit snow')
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_invitation_join() }))
    await expect(args.onAccept).toHaveBeenCalledWith({ name: 'Ada Lovelace', password: 'plum kettle orbit snow' })
  }
})

export const Loading = meta.story({ args: { invitation: undefined } })
export const Busy = meta.story({ args: { isBusy: true } })
export const WeakPassword = meta.story({ args: { acceptFailure: failures.weakPassword } })
export const Offline = meta.story({ args: { acceptFailure: failures.network } })
export const Throttled = meta.story({ args: { acceptFailure: failures.tooMany } })
export const AwkwardName = meta.story({ args: { invitation: { ...invitation, ...people.long, role: 'support' } } })

export const Expired = meta.story({
  tags: ['deed'],
  args: {
    invitation: undefined,
    failure: { ...failures.internal, code: 'not-found', detail: 'This invitation is not good any more.' }
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This invitation is not good any more.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const HasAnAccount = meta.story({
  tags: ['picture'],
  args: { invitation: { ...invitation, step: 'sign-in' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link', { name: m.shell_log_in() }).at(-1)).toHaveAttribute('href', args.loginHref)
  }
})

export const SignedIn = meta.story({
  tags: ['picture'],
  parameters: inShell('customer'),
  args: { invitation: { ...invitation, role: 'manager', step: 'accept' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_invitation_join() }))
    await expect(args.onAccept).toHaveBeenCalledWith()
  }
})

export const SignedInAsSomebodyElse = meta.story({
  tags: ['picture'],
  parameters: inShell('customer'),
  args: { invitation: { ...invitation, email: 'grace@example.com', step: 'else' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.shell_log_out() }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  }
})
