import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '@motif/ui/components/field'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text field',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Full name', autoComplete: 'name', onChange: fn() }
})

export const Empty = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Full name'))
    await userEvent.keyboard('Ada')
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada')
    await expect(canvas.getByRole('textbox')).toBeRequired()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  }
})
export const Filled = meta.story({ args: { defaultValue: 'Ada Lovelace' } })
export const WithAHint = meta.story({
  tags: ['picture'],
  args: { hint: 'As it stands on the door' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on the door')
})
export const Wrong = meta.story({
  tags: ['picture'],
  args: { hint: 'As it stands on the door', error: 'Enter a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on the door Enter a name.')
  }
})
export const WrongInTheDark = meta.story({ args: { error: 'Enter a name.' }, globals: { theme: 'dark' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Ada Lovelace' } })
export const Arabic = meta.story({
  args: { defaultValue: 'فاطمة بنت محمد', error: 'Enter a name.' },
  globals: { locale: 'ar-XB' }
})
