import { expect, fn, userEvent } from 'storybook/test'
import { Button, LinkButton } from '@motif/ui/components/button'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: { layout: 'centered' },
  args: { children: 'Add to cart', onClick: fn() }
})

export const Accent = meta.story({ args: { variant: 'accent' } })
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Quiet = meta.story({ args: { variant: 'quiet' } })
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete the design' } })
export const Disabled = meta.story({ args: { disabled: true } })

export const Wide = meta.story({ args: { variant: 'accent', isWide: true }, parameters: { layout: 'padded' } })
export const Dark = meta.story({ args: { variant: 'accent' }, globals: { theme: 'dark' } })

export const GoingSomewhere = meta.story({
  tags: ['picture'],
  render: () => (
    <LinkButton href="/designertool" variant="accent" size="lg">
      Make it yours
    </LinkButton>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Make it yours' })).toHaveAttribute('href', '/designertool')
})

export const Busy = meta.story({
  tags: ['picture'],
  args: { variant: 'accent', isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  }
})
