import { expect } from 'storybook/test'
import { m } from '@motif/messages'
import { formatMoney } from '@motif/ui/format'
import { TotalsList } from '@motif/ui/components/order-summary'
import preview from '../../.storybook/preview.tsx'
import { asRead } from '../fixtures/as-read.ts'
import { carts } from '../fixtures/carts.ts'
import { addresses } from '../fixtures/people.ts'
import { totalsOf, usd } from '../fixtures/prices.ts'

const { lines, totals } = carts.ready
const meta = preview.meta({
  title: 'Components/Totals list',
  component: TotalsList,
  parameters: { layout: 'padded' },
  args: { totals }
})

const everything = totalsOf(lines, { to: addresses.unitedStates, percentOff: 10 })

export const DeliveryNotKnown = meta.story()
export const Everything = meta.story({
  tags: ['picture'],
  args: { totals: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(formatMoney({ amount: -1420, currency: 'USD' })))).toBeVisible()
    await expect(canvas.getByText(asRead(formatMoney({ amount: 590, currency: 'USD' })))).toBeVisible()
    await expect(canvas.getByText(asRead(formatMoney(everything.tax ?? everything.total)))).toBeVisible()
  }
})
export const TaxInside = meta.story({
  args: { totals: totalsOf(lines, { to: { country: 'DE' } }) }
})
export const Busy = meta.story({ args: { isBusy: true } })

/** Gift cards are a payment: they change neither the total nor its tax. */
export const GiftCards = meta.story({
  tags: ['picture'],
  args: {
    totals: {
      ...everything,
      giftCards: [
        { lastFour: 'Q7RT', amount: usd(1000) },
        { lastFour: 'A2B3', amount: usd(250) }
      ],
      toPay: usd(everything.total.amount - 1250)
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(formatMoney(usd(-1000))))).toBeVisible()
    await expect(canvas.getByText(m.cart_left_to_pay())).toBeVisible()
    await expect(canvas.getByText(asRead(formatMoney(usd(everything.total.amount - 1250))))).toBeVisible()
  }
})
