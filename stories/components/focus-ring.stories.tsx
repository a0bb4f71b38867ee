import { expect, userEvent } from 'storybook/test'
import { Button } from '@motif/ui/components/button'
import { TextField } from '@motif/ui/components/field'
import { Link } from '@motif/ui/components/link'
import preview from '../../.storybook/preview.tsx'

/** Shows the keyboard focus ring. All other visual tests hide it. */
const meta = preview.meta({
  title: 'Components/Focus ring',
  component: Button,
  parameters: { layout: 'padded' },
  tags: ['picture', 'ring'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const { activeElement } = document
    await expect(activeElement).toBe(canvasElement.querySelector('a, button, input'))
    await expect(activeElement?.matches(':focus-visible')).toBe(true)
  }
})

export const OnAButton = meta.story({ args: { children: 'Add to cart', variant: 'accent' } })
export const InAField = meta.story({ render: () => <TextField label="Full name" /> })
export const OnALink = meta.story({ render: () => <Link href="/terms">Terms</Link> })
export const InTheDark = meta.story({ args: { children: 'Add to cart' }, globals: { theme: 'dark' } })
