import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { SignInsPanel, SignInsSheet } from '@motif/ui/screens/sign-ins'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Login and security',
  component: SignInsPanel,
  parameters: { ...inShell('none'), chromatic: { modes } },
  render: (args) => (
    <>
      <h1>Whatever screen the person was on</h1>
      <SignInsSheet isOpen onClose={() => {}}>
        <SignInsPanel {...args} />
      </SignInsSheet>
    </>
  ),
  args: { person: people.ada, onSubmit: fn(), onForgotten: fn(), onEndAll: fn(), onConfirm: fn(), onBack: fn() }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog', { name: m.accounts_sign_ins_title() })
    await waitFor(() => expect(dialog).toBeVisible())
    // Password managers fill in the old password and save the new one for this account.
    const fields = [...canvasElement.querySelectorAll('input')].map(({ autocomplete, value }) => [autocomplete, value])
    await expect(fields).toEqual([
      ['username', people.ada.email],
      ['current-password', ''],
      ['new-password', '']
    ])
    await expect(canvas.getByRole('link', { name: m.accounts_sign_ins_by_mail() })).toHaveAttribute(
      'href',
      '/forgotpassword'
    )
  }
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Busy = meta.story({ args: { isBusy: true } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const Throttled = meta.story({ args: { failure: failures.tooMany } })
export const Unexpected = meta.story({ args: { failure: failures.unexpected } })
export const LongAddress = meta.story({ args: { person: people.long } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })

export const WrongPassword = meta.story({
  tags: ['picture'],
  args: {
    failure: {
      code: 'invalid-input',
      message: '',
      field: 'currentPassword',
      fields: { currentPassword: 'That is not your current password.' }
    }
  },
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText(m.accounts_current_password())
    await expect(current).toBeInvalid()
    await expect(current).toHaveAccessibleDescription('That is not your current password.')
  }
})

export const WeakPassword = meta.story({
  tags: ['picture'],
  args: { failure: failures.weakPassword },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(m.accounts_new_password())).toBeInvalid()
    await waitFor(() => expect(canvas.getByText(failures.weakPassword.detail ?? '')).toBeVisible())
  }
})

export const ChangesIt = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.accounts_new_password_submit() }))
    await expect(canvas.getByLabelText(m.accounts_current_password())).toHaveFocus()
    await userEvent.keyboard('the old words')
    await userEvent.type(canvas.getByLabelText(m.accounts_new_password()), 'ada@example.com{Enter}')
    await expect(canvas.getByText(m.accounts_password_personal())).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText(m.accounts_new_password()))
    await userEvent.keyboard('plum kettle orbit{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'the old words',
      password: 'plum kettle orbit'
    })
  }
})

export const AsksOnceMore = meta.story({
  tags: ['deed'],
  args: { isAsking: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: m.accounts_end_all_ask() })
    await expect(dialog).toHaveTextContent(m.accounts_end_all_what())
    await userEvent.click(within(dialog).getByRole('button', { name: m.common_cancel() }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: m.accounts_end_all() }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  }
})

export const LogsOutEverywhere = meta.story({ args: { isAsking: true, isEnding: true } })

/** Staff members see a link to the two-factor settings of the admin. */
export const OfStaff = meta.story({
  tags: ['deed'],
  args: { twoFactor: { href: '/admin?section=sign-in', onOpen: fn() } },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: m.accounts_sign_ins_two_factor() })
    await expect(link).toHaveAttribute('href', '/admin?section=sign-in')
    await userEvent.click(link)
    await expect(args.twoFactor?.onOpen).toHaveBeenCalledOnce()
  }
})
