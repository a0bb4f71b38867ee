import { expect, fn, userEvent } from 'storybook/test'
import { SelectField } from '@motif/ui/components/select'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Select',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Topic',
    onChange: fn(),
    children: (
      <>
        <option value="order">An order</option>
        <option value="design">A design</option>
      </>
    )
  }
})

export const Choosing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'A design')
    await expect(canvas.getByRole('combobox')).toHaveValue('design')
    await expect(args.onChange).toHaveBeenCalledOnce()
  }
})
export const Wrong = meta.story({
  tags: ['picture'],
  args: { error: 'Choose what it is about.' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose what it is about.')
})
export const Disabled = meta.story({ args: { disabled: true } })
