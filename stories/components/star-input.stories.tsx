import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { StarInput } from '@motif/ui/components/star-input'
import preview from '../../.storybook/preview.tsx'

const star = (stars: number) => ({ name: m.product_reviews_stars({ stars }) })

const meta = preview.meta({
  title: 'Components/Star input',
  component: StarInput,
  parameters: { layout: 'centered' },
  args: { name: 'rating', label: 'Your rating', value: null, onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <StarInput
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
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', star(4)))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 })
    await expect(canvas.getByRole('radio', star(4))).toBeChecked()
  }
})

export const ByKeyboard = meta.story({
  tags: ['deed'],
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', star(3))).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 })
  }
})

export const Missing = meta.story({
  render: (props) => <StarInput {...props} error={m.orders_review_stars_missing()} />
})
export const RightToLeft = meta.story({ args: { value: 2 }, globals: { locale: 'ar-XB' } })
