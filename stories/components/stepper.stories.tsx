import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Step } from '@motif/ui/components/stepper'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Step',
  component: Step,
  // The button's padding extends beyond the step into the page's padding.
  parameters: { layout: 'padded' },
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
  tags: ['deed'],
  args: { state: 'done', summary: '12 Ropewalk, Bristol BS1 6QU' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('The form of this step.')).not.toBeInTheDocument()
  }
})

function TwoSteps() {
  const [current, setCurrent] = useState(2)
  return ['E-mail', 'Delivery address'].map((title, index) => (
    <Step
      key={title}
      number={index + 1}
      title={title}
      state={index + 1 === current ? 'current' : index + 1 < current ? 'done' : 'todo'}
      changeLabel="Change"
      onChange={() => setCurrent(index + 1)}
    >
      <p>The form of this step.</p>
    </Step>
  ))
}

/** The focus moves to the step that opens. */
export const ChangedByKeyboard = meta.story({
  tags: ['deed'],
  render: () => <TwoSteps />,
  play: async ({ canvas }) => {
    const [email, address] = ['E-mail', 'Delivery address'].map((name) => canvas.getByRole('heading', { name }))
    await expect(address).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Change', description: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAttribute('aria-current', 'step')
    await expect(address).not.toHaveAttribute('aria-current')
  }
})
