import { expect, userEvent } from 'storybook/test'
import { TextAreaField } from '@motif/ui/components/text-area'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text area',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Message', hint: 'As long as you like' }
})

export const GrowsWithTheWords = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const { height } = field.getBoundingClientRect()
    await userEvent.click(field)
    await userEvent.paste('A line\n'.repeat(20))
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height)
  }
})
export const Wrong = meta.story({
  tags: ['picture'],
  args: { error: 'Write a few words first.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'As long as you like Write a few words first.'
    )
})
