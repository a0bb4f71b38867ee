import { Search, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '@motif/ui/components/icon-button'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Icon button',
  component: IconButton,
  parameters: { layout: 'centered' },
  args: { label: 'Search', icon: <Search aria-hidden />, onClick: fn() }
})

export const NamedAndLargeEnough = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveAttribute('title', 'Search')
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  }
})
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Danger = meta.story({ args: { variant: 'danger', label: 'Delete', icon: <Trash2 aria-hidden /> } })
export const Disabled = meta.story({ args: { disabled: true } })
