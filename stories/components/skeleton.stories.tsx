import { expect } from 'storybook/test'
import { Skeleton } from '@motif/ui/components/skeleton'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { height: '4rem' }
})

export const Line = meta.story({ args: { height: '18px', width: '60%' } })
export const Picture = meta.story({
  args: { height: 'auto', width: '12rem', aspectRatio: '4 / 5', borderRadius: 'panel' }
})
export const SaysNothing = meta.story({
  tags: ['picture'],
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('')
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
