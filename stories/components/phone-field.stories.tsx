import { expect, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { PhoneField, toE164 } from '@motif/ui/components/phone-field'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Phone field', component: PhoneField, parameters: { layout: 'padded' } })

export const Optional = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: m.accounts_complete_phone() })
    await expect(field).not.toBeRequired()
    await expect(field).toHaveAccessibleDescription(m.accounts_phone_hint())
    await userEvent.type(field, '090 1234 5678')
    await expect(toE164('090 1234 5678', 'JP')).toBe('+819012345678')
  }
})
export const Wrong = meta.story({ args: { defaultValue: '12', error: 'A number has seven digits or more.' } })
export const RightToLeft = meta.story({
  tags: ['picture'],
  args: { defaultValue: '+49 30 123456' },
  globals: { locale: 'ar-XB' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'ltr')
})
