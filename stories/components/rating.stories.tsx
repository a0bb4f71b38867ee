import { expect } from 'storybook/test'
import { m } from '@motif/messages'
import { Rating } from '@motif/ui/components/rating'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Rating',
  component: Rating,
  parameters: { layout: 'centered' },
  args: { average: 4.6, count: 38 }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByText(m.common_rating({ average: '4.6' }))).toBeInTheDocument()
})
export const HalfAStar = meta.story({ args: { average: 2.5 } })
export const StarsAlone = meta.story({ render: () => <Rating average={5} /> })
