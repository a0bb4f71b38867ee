import { expect } from 'storybook/test'
import { TotalsList } from '@motif/ui/components/order-summary'
import preview from '../../.storybook/preview.tsx'
import { carts, totalsOf, usd } from '../fixtures/carts.ts'

const { lines, totals } = carts.ready
const meta = preview.meta({
  title: 'Components/Totals list',
  component: TotalsList,
  parameters: { layout: 'padded' },
  args: { totals }
})

export const DeliveryNotKnown = meta.story()
export const Everything = meta.story({
  args: { totals: totalsOf(lines, { discount: usd(1420), shipping: usd(590), tax: usd(1029) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$14.20')).toBeVisible()
    await expect(canvas.getByText('$5.90')).toBeVisible()
    await expect(canvas.getByText('$10.29')).toBeVisible()
  }
})
export const FreeDeliveryTaxInside = meta.story({
  args: { totals: totalsOf(lines, { shipping: usd(0), tax: usd(0), includedTax: usd(2267) }) }
})
export const Busy = meta.story({ args: { isBusy: true } })
