import { OrderSummary } from '@motif/ui/components/order-summary'
import preview from '../../.storybook/preview.tsx'
import { carts, lines, totalsOf, usd } from '../fixtures/carts.ts'

const three = carts.ready.lines
const meta = preview.meta({
  title: 'Components/Order summary',
  component: OrderSummary,
  args: { lines: three, totals: carts.ready.totals, shippingUnknown: 'Told in the next step' }
})

export const BeforeACountry = meta.story()
export const TaxAdded = meta.story({ args: { totals: totalsOf(three, { shipping: usd(590), tax: usd(1029) }) } })
export const TaxIncluded = meta.story({
  args: { totals: totalsOf(three, { shipping: usd(0), tax: usd(0), includedTax: usd(2267) }) }
})
export const Discounted = meta.story({ args: { totals: totalsOf(three, { discount: usd(1420), shipping: usd(590) }) } })
export const Busy = meta.story({ args: { isBusy: true } })
export const AwkwardData = meta.story({ args: { lines: [lines.long, lines.arabic, lines.tee, lines.mug, lines.tote] } })
