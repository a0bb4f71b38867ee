import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { VerifyCodeScreen } from '@motif/ui/screens/verify-code'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Verify code',
  component: VerifyCodeScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    purpose: 'register' as const,
    email: people.ada.email,
    resendIn: 42,
    onSubmit: fn(),
    onResend: fn(),
    onChangeEmail: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.accounts_code_resend_in())).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:42')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveAttribute(
      'autocomplete',
      'one-time-code'
    )
  }
})

export const ForReset = meta.story({ args: { purpose: 'reset' } })
export const Busy = meta.story({ args: { isBusy: true } })
export const Throttled = meta.story({ args: { failure: failures.tooMany } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const Unexpected = meta.story({ args: { failure: failures.unexpected } })
export const Resending = meta.story({ args: { resendIn: 0, isResending: true } })
export const SentAgain = meta.story({
  tags: ['picture'],
  args: { resendIn: 60, timesSent: 1, triesLeft: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.accounts_code_sent_again())).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveFocus())
  }
})

export const LongAddress = meta.story({ args: { email: people.long.email } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })

export const WrongCode = meta.story({
  tags: ['picture'],
  args: { failure: failures.wrongCode, triesLeft: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveFocus())
    const wrong = `${m.common_failure_invalid_code()} ${m.accounts_code_tries_left({ count: 2 })}`
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrong)
    await expect(canvas.getByRole('group', { name: m.accounts_code_label() })).toHaveAccessibleDescription(
      expect.stringContaining(wrong)
    )
  }
})

export const WrongCodeRightToLeft = meta.story({
  args: { failure: failures.wrongCode, triesLeft: 1 },
  globals: { locale: 'ar-XB' }
})

export const Spent = meta.story({
  tags: ['deed'],
  args: { failure: failures.wrongCode, triesLeft: 0, resendIn: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.accounts_code_spent())
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.keyboard('123456')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_resend() }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  }
})

export const WaitsForTheNextCode = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const resend = canvas.getByRole('button', { name: `${m.accounts_code_resend_in()} 0:42` })
    await userEvent.click(resend)
    await expect(resend).toHaveFocus()
    await expect(args.onResend).not.toHaveBeenCalled()
  }
})

export const ResendAllowed = meta.story({
  tags: ['deed'],
  args: { resendIn: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_resend() }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_change_email() }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
  }
})

export const TypesAcrossTheBoxes = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.keyboard('12x345')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 6, total: 6 }))).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onSubmit).toHaveBeenCalledWith({ otp: '123456' })
  }
})

export const PastesTheWholeCode = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 3, total: 6 })))
    await userEvent.paste('Your code: 402 913')
    await expect(args.onSubmit).toHaveBeenCalledWith({ otp: '402913' })
    await expect(canvas.getByText(m.accounts_code_complete({ total: 6 }))).toBeInTheDocument()
  }
})

export const BackspaceWalksBack = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.keyboard('123')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 4, total: 6 }))).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 2, total: 6 }))).toHaveValue('')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveValue('1')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_submit() }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.accounts_code_missing())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
})
