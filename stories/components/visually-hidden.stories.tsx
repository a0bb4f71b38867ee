import { expect } from 'storybook/test'
import { VisuallyHidden } from '@motif/ui/components/visually-hidden'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  parameters: { layout: 'centered' }
})

export const NamesWhatIsOnlySeen = meta.story({
  tags: ['picture'],
  render: () => (
    <button type="button">
      <span aria-hidden>4.6</span>
      <VisuallyHidden>4.6 of 5 stars</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '4.6 of 5 stars' })).toBeVisible()
    await expect(canvas.getByText('4.6 of 5 stars').getBoundingClientRect().width).toBe(1)
  }
})
