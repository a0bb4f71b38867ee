import { OrderSummary } from '@motif/ui/components/order-summary'
import preview from '../../.storybook/preview.tsx'
import { carts, lines } from '../fixtures/carts.ts'
import { addresses } from '../fixtures/people.ts'
import { totalsOf } from '../fixtures/prices.ts'

const three = carts.ready.lines
const meta = preview.meta({
  title: 'Components/Order summary',
  component: OrderSummary,
  args: { lines: three, totals: carts.ready.totals, shippingUnknown: 'Told in the next step' }
})

export const BeforeACountry = meta.story()
export const TaxAdded = meta.story({ args: { totals: totalsOf(three, { to: addresses.unitedStates }) } })
export const TaxIncluded = meta.story({
  args: { totals: totalsOf(three, { to: { country: 'DE' } }) }
})
export const Discounted = meta.story({ args: { totals: totalsOf(three, { to: { country: 'US' }, percentOff: 10 }) } })
export const Busy = meta.story({ args: { isBusy: true } })
export const AwkwardData = meta.story({ args: { lines: [lines.long, lines.arabic, lines.tee, lines.mug, lines.tote] } })
