import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SwatchGroup } from '@motif/ui/components/swatch-group'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Swatch group',
  component: SwatchGroup,
  parameters: { layout: 'centered' },
  args: {
    legend: 'Colour',
    options: [
      { value: 'navy', label: 'Harbour navy', swatch: '#24365c' },
      { value: 'brick', label: 'Brick', swatch: '#a33b2a', isDisabled: true },
      { value: 'paper', label: 'Paper white', swatch: '#f2f1ec' }
    ],
    value: 'navy',
    onChange: fn()
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <SwatchGroup
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

export const ArrowsWalkPastWhatCannotBeHad = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Harbour navy' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Paper white' })).toBeChecked()
    await expect(canvas.getByText('Paper white')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'paper' })
  }
})
export const WithoutItsLegend = meta.story({
  tags: ['picture'],
  args: { isLegendShown: false },
  play: ({ canvas }) => expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeInTheDocument()
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
