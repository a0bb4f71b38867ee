import { expect } from 'storybook/test'
import { Breadcrumb } from '@motif/ui/components/breadcrumb'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: { layout: 'padded' },
  args: {
    steps: [{ label: 'Shop', href: '/' }, { label: 'Mugs', href: '/?category=mugs' }, { label: 'Stoneware mug' }]
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Stoneware mug')).toHaveAttribute('aria-current', 'page')
  }
})
export const LongName = meta.story({
  args: {
    steps: [
      { label: 'Shop', href: '/' },
      { label: 'Heavyweight organic back-print tee for long days, short nights and everything in between' }
    ]
  }
})
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
