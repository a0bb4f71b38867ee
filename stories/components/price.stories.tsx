import { expect, type within } from 'storybook/test'
import { Price, type PriceProps } from '@motif/ui/components/price'
import { formatMoney } from '@motif/ui/format'
import preview from '../../.storybook/preview.tsx'
import { asRead } from '../fixtures/as-read.ts'

const meta = preview.meta({ title: 'Components/Price', component: Price, parameters: { layout: 'centered' } })

interface Read {
  canvas: ReturnType<typeof within>
  args: Partial<PriceProps>
}

/** Expects the amount in the format of the current locale. */
const isRead = ({ canvas, args: { money } }: Read) =>
  expect(canvas.getByText(asRead(money ? formatMoney(money) : ''))).toBeVisible()

export const Dollars = meta.story({
  tags: ['picture'],
  args: { money: { amount: 2400, currency: 'USD' } },
  play: isRead
})
export const YenHaveNoCents = meta.story({
  tags: ['picture'],
  args: { money: { amount: 2400, currency: 'JPY' } },
  play: isRead
})
export const Large = meta.story({
  tags: ['picture'],
  args: { money: { amount: 123_456_789, currency: 'EUR' } },
  play: isRead
})
