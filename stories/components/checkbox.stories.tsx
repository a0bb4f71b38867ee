import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '@motif/ui/components/checkbox'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { layout: 'centered' },
  args: { children: 'Billing address is the same', onChange: fn() }
})

export const Checked = meta.story({ args: { defaultChecked: true } })

export const WordsCanBeTapped = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Billing address is the same'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: false })
  }
})

export const Disabled = meta.story({
  tags: ['picture'],
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).not.toHaveBeenCalled()
  }
})
