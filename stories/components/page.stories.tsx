import { expect } from 'storybook/test'
import { LinkButton } from '@motif/ui/components/button'
import { Page } from '@motif/ui/components/page'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  args: { title: 'Your designs', children: <p>What the screen shows.</p> }
})

export const Titled = meta.story({
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Your designs' })).toBeVisible()
})
export const WithLeadAndActions = meta.story({
  args: {
    lead: 'Open one to go on with it, or put it on something else.',
    actions: (
      <LinkButton href="/createdesign" variant="accent">
        New design
      </LinkButton>
    )
  }
})
export const Form = meta.story({ args: { measure: 'form', title: 'Log in' } })
export const Prose = meta.story({ args: { measure: 'prose', title: 'Terms' } })
export const RightToLeft = meta.story({ args: { title: 'تصاميمك' }, globals: { locale: 'ar-XB' } })
