import { expect } from 'storybook/test'
import { Notice } from '@motif/ui/components/notice'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Notice', component: Notice, parameters: { layout: 'padded' } })

export const Good = meta.story({
  tags: ['picture'],
  args: { tone: 'good', children: 'Your password is changed. Log in with the new one.' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible()
})
export const Informing = meta.story({ args: { tone: 'info', children: 'Log in to continue.' } })
export const Warning = meta.story({
  args: { tone: 'warn', children: 'Only 2 left in stock. Lower the quantity to continue.' }
})
export const Bad = meta.story({
  tags: ['picture'],
  args: { tone: 'bad', children: 'No connection. Nothing was lost: try again.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('No connection')
})
export const BadInTheDark = meta.story({
  args: { tone: 'bad', children: 'No connection. Nothing was lost: try again.' },
  globals: { theme: 'dark' }
})
export const RightToLeft = meta.story({
  args: { tone: 'warn', children: 'الكمية المتبقية قليلة. قلّل العدد للمتابعة.' },
  globals: { locale: 'ar-XB' }
})
