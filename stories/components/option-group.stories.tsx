import { expect, fn, userEvent } from 'storybook/test'
import { OptionGroup } from '@motif/ui/components/option-group'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Option group',
  component: OptionGroup,
  parameters: { layout: 'centered' },
  args: {
    option: {
      id: 'colour',
      name: 'Colour',
      values: [
        { value: 'navy', label: 'Harbour navy', swatch: '#24365c' },
        { value: 'brick', label: 'Brick', swatch: '#a33b2a' },
        { value: 'paper', label: 'Paper white', swatch: '#f2f1ec' }
      ]
    },
    value: 'navy',
    onChange: fn(),
    isOffered: ({ value }) => value !== 'brick'
  }
})

export const Colours = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Harbour navy' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Brick' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Paper white' }))
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'paper' })
  }
})
export const AnythingElse = meta.story({
  tags: ['picture'],
  args: {
    option: {
      id: 'size',
      name: 'Size',
      values: ['s', 'm', 'xl'].map((value) => ({ value, label: value.toUpperCase(), swatch: null }))
    },
    value: 'm',
    isOffered: ({ value }) => value !== 'xl'
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('S')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeDisabled()
  }
})
