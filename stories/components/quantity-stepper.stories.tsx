import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { QuantityStepper } from '@motif/ui/components/quantity-stepper'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Quantity stepper',
  component: QuantityStepper,
  parameters: { layout: 'centered' },
  args: { value: 998, onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.quantity)
          args.onChange(change)
        }}
      />
    )
  }
})

export const One = meta.story({
  tags: ['picture'],
  args: { value: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: m.common_quantity_less() })).toBeDisabled()
})

export const ClickedTypedAndArrowed = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: m.common_quantity() })
    await userEvent.click(canvas.getByRole('button', { name: m.common_quantity_more() }))
    await expect(canvas.getByRole('button', { name: m.common_quantity_more() })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, 'twelve{Enter}')
    await waitFor(() => expect(field).toHaveValue('999'))
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 12 })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 11 })
  }
})
