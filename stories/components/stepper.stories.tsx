import { expect, fn, userEvent } from 'storybook/test'
import { Step } from '@motif/ui/components/stepper'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Step',
  component: Step,
  args: {
    number: 2,
    title: 'Delivery address',
    state: 'current' as const,
    changeLabel: 'Change',
    onChange: fn(),
    children: <p>The form of this step.</p>
  }
})

export const Current = meta.story()
export const Waiting = meta.story({ args: { state: 'todo' } })

export const Done = meta.story({
  args: { state: 'done', summary: '12 Ropewalk, Bristol BS1 6QU' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('The form of this step.')).not.toBeInTheDocument()
  }
})
