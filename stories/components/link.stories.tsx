import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '@motif/ui/components/link'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: { layout: 'centered' },
  args: { href: '/faq', children: 'How long does it take?', onClick: fn() }
})

export const InRunningText = meta.story({
  tags: ['picture'],
  render: (args) => (
    <p>
      Everything is printed after you order. <Link {...args} /> A few days.
    </p>
  ),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'How long does it take?' })
    await expect(link).toHaveAttribute('href', '/faq')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
  }
})
export const OnItsOwn = meta.story({ args: { isUnderlined: false } })
