import { m } from '@motif/messages'
import { TwoFactorScreen, type TwoFactorStepProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { modes } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { recoveryCodes, twoFactorSetUp } from '../fixtures/admin-two-factor.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: TwoFactorStepProps = {
  step: { kind: 'code' },
  email: 'ravi@example.com',
  isDemanded: false,
  onEnterCode: fn(async () => undefined),
  onBegin: fn(async () => undefined),
  onConfirm: fn(async () => undefined),
  onCancel: fn(),
  onKept: fn(),
  onDownload: fn(),
  onLogOut: fn()
}

const meta = preview.meta({
  title: 'Screens/Admin/Two-factor sign-in',
  component: TwoFactorScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const wrong = {
  ...failures.internal,
  code: 'invalid-code' as const,
  field: 'code',
  detail: 'This code is not right, or it was used already. Enter the one your app shows now.'
}

export const EnteringACode = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox')
    await waitFor(() => expect(boxes[0]).toHaveFocus())
    await expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(boxes[0]).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(canvas.getByRole('checkbox', { name: m.two_factor_remember() }))
    await userEvent.click(boxes[0]!)
    await userEvent.paste('287 082')
    await expect(args.onEnterCode).toHaveBeenCalledWith({ code: '287082', isRemembered: true })
  }
})

export const WrongCode = meta.story({
  tags: ['picture'],
  args: { onEnterCode: fn(async () => wrong) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox')
    await userEvent.click(first!)
    await userEvent.paste('287082')
    await waitFor(() => expect(canvas.getByText(wrong.detail)).toBeVisible())
    await expect(first).toHaveFocus()
    await expect(first).toHaveValue('2')
  }
})

export const TooManyCodes = meta.story({
  tags: ['picture'],
  args: { onEnterCode: fn(async () => ({ ...failures.internal, code: 'too-many-requests' as const, retryAfter: 40 })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('textbox')[0]!)
    await userEvent.paste('287082')
    await waitFor(() => expect(canvas.getByText(/40/)).toBeVisible())
  }
})

export const RecoveryCodeInstead = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_use_recovery() }))
    const field = canvas.getByRole('textbox', { name: m.two_factor_recovery_code() })
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_enter() }))
    await expect(field).toBeInvalid()
    await userEvent.type(field, ' 7kq2m-x4rtw{Enter}')
    await expect(args.onEnterCode).toHaveBeenCalledWith({ code: '7kq2m-x4rtw', isRemembered: false })
  }
})

export const Demanded = meta.story({
  tags: ['deed'],
  args: { step: { kind: 'set-up' }, isDemanded: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_set_up() }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: m.shell_log_out() }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  }
})

export const SettingUp = meta.story({
  tags: ['deed'],
  args: { step: { kind: 'key', setUp: twoFactorSetUp } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: m.two_factor_qr() })).toBeVisible()
    await expect(canvas.getByRole('status', { name: m.two_factor_key() })).toHaveTextContent(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'
    )
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_turn_on() }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(canvas.getByText(m.accounts_code_missing())).toBeVisible()
    await userEvent.paste('287082')
    await expect(args.onConfirm).toHaveBeenCalledWith({ code: '287082', isRemembered: false })
    await userEvent.click(canvas.getByRole('button', { name: m.common_cancel() }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }
})

export const RecoveryCodes = meta.story({
  tags: ['deed'],
  args: { step: { kind: 'recovery-codes', codes: recoveryCodes } },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: m.two_factor_recovery_codes() }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_download() }))
    await expect(args.onDownload).toHaveBeenCalledWith({ codes: recoveryCodes })
    await userEvent.click(canvas.getByRole('button', { name: m.two_factor_kept() }))
    await expect(args.onKept).toHaveBeenCalledOnce()
  }
})

export const InTheDark = meta.story({
  args: { step: { kind: 'key', setUp: twoFactorSetUp } },
  globals: { theme: 'dark' }
})
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
