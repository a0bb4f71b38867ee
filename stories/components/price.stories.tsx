import { expect } from 'storybook/test'
import { Price } from '@motif/ui/components/price'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Price', component: Price, parameters: { layout: 'centered' } })

export const Dollars = meta.story({
  tags: ['picture'],
  args: { money: { amount: 2400, currency: 'USD' } },
  play: ({ canvas }) => expect(canvas.getByText('$24.00')).toBeVisible()
})
export const YenHaveNoCents = meta.story({
  tags: ['picture'],
  args: { money: { amount: 2400, currency: 'JPY' } },
  play: ({ canvas }) => expect(canvas.getByText('¥2,400')).toBeVisible()
})
export const Large = meta.story({
  tags: ['picture'],
  args: { money: { amount: 123_456_789, currency: 'EUR' } },
  play: ({ canvas }) => expect(canvas.getByText('€1,234,567.89')).toBeVisible()
})
