import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { CodeInput } from '@motif/ui/components/code-input'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Code input',
  component: CodeInput,
  parameters: { layout: 'centered' },
  args: { label: 'Six-digit code', name: 'otp', onChange: fn(), onComplete: fn() }
})

export const Empty = meta.story({ args: { hint: 'It is valid for 10 minutes.' } })
export const Wrong = meta.story({ args: { error: 'That code is wrong or too old.' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })

export const FilledInByTheBrowser = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.paste('١٢٣٤٥٦')
    await expect(args.onComplete).toHaveBeenCalledWith({ code: '123456' })
  }
})

/** Digits that arrive faster than React renders still fill one box each. */
export const TypedAtOnce = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    // Key events queued while the page was busy arrive back to back, without a render in between.
    for (const digit of '402913') {
      const box = document.activeElement as HTMLInputElement
      box.setRangeText(digit)
      box.dispatchEvent(new InputEvent('input', { data: digit, bubbles: true }))
    }
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith({ code: '402913' }))
    await expect(
      canvas
        .getAllByRole('textbox')
        .map((box) => (box as HTMLInputElement).value)
        .join('')
    ).toBe('402913')
  }
})

export const CorrectsOneDigit = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.keyboard('123456')
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 2, total: 6 })))
    await userEvent.keyboard('9')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '193456' })
    await expect(args.onComplete).toHaveBeenCalledOnce()
  }
})

export const TypedOverAnotherCode = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    await userEvent.keyboard('123456')
    await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
    // Some digits equal the previous ones. The focus still advances after each.
    await userEvent.keyboard('183956')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '183956' })
    await expect(args.onComplete).toHaveBeenLastCalledWith({ code: '183956' })
  }
})
