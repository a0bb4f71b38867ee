import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChipGroup } from '@motif/ui/components/chip-group'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Chip group',
  component: ChipGroup,
  parameters: { layout: 'centered' },
  args: {
    legend: 'Size',
    options: [
      { value: 's', label: 'S' },
      { value: 'm', label: 'M' },
      { value: 'xxl', label: 'XXL', isDisabled: true }
    ],
    value: 's',
    onChange: fn()
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <ChipGroup
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          args.onChange(change)
        }}
      />
    )
  }
})

export const Choosing = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }))
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'XXL' })).toBeDisabled()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'm' })
  }
})
export const NothingChosen = meta.story({ args: { value: null } })
