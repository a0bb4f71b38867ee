import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { formatMoney, formatNumber, formatPercent } from '@motif/ui/format'
import { CartScreen } from '@motif/ui/screens/cart'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { asRead } from '../fixtures/as-read.ts'
import { carts, estimates } from '../fixtures/carts.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const dollars = (amount: number) => formatMoney({ amount: amount * 100, currency: 'USD' })

const meta = preview.meta({
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onMoveToCart: fn(),
    onNoticeSeen: fn(),
    onSendNow: fn(),
    onCoupon: fn(),
    onCountry: fn(),
    onRetry: fn(),
    designHref: ({ line, isFix = false }: { line: { id: string }; isFix?: boolean }) =>
      `/designertool?line=${line.id}${isFix ? '&fix=1' : ''}`,
    estimate: estimates.open
  }
})

export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { cart: carts.empty } })
export const EmptyWithSaved = meta.story({ args: { cart: carts.onlySaved } })
export const TaxAdded = meta.story({ args: { cart: carts.ready, estimate: estimates.unitedStates } })
export const TaxIncluded = meta.story({ args: { cart: carts.ready, estimate: estimates.germany } })
export const NotDeliveredThere = meta.story({ args: { cart: carts.ready, estimate: estimates.refused } })
export const Estimating = meta.story({ args: { cart: carts.ready, estimate: estimates.busy } })
export const NotSaved = meta.story({ args: { cart: carts.ready, failure: failures.network } })
export const AwkwardData = meta.story({ args: { cart: carts.awkward } })
export const RightToLeft = meta.story({ args: { cart: carts.changed }, globals: { locale: 'ar-XB' } })

export const Ready = meta.story({
  tags: ['picture'],
  args: { cart: carts.ready },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('group', { name: m.cart_quantity_of({ name: 'Everyday tee' }) })
    await userEvent.click(within(quantity).getByRole('button', { name: m.common_quantity_more() }))
    await expect(args.onQuantity).toHaveBeenCalledWith({ lineId: 'l1', quantity: 3 })
    await userEvent.click(canvas.getByRole('button', { name: `${m.cart_remove()} Enamel mug` }))
    await expect(args.onRemove).toHaveBeenCalledWith({ lineId: 'l2' })
    await expect(canvas.getByRole('link', { name: `${m.cart_edit_design()} Everyday tee` })).toHaveAttribute(
      'href',
      '/designertool?line=l1'
    )
    await userEvent.selectOptions(canvas.getByLabelText(m.cart_country()), 'Japan')
    await expect(args.onCountry).toHaveBeenCalledWith({ country: 'JP' })
  }
})

const blurred = {
  id: 'very-low-resolution/front/p/90',
  code: 'very-low-resolution' as const,
  area: 'front',
  node: 'p',
  kind: 'image' as const,
  name: 'harbour.jpg',
  dpi: 90
}

/** A line tells what was confirmed, and leads to the check of the design tool. */
export const WithFindings = meta.story({
  tags: ['picture'],
  args: {
    cart: {
      ...carts.ready,
      lines: carts.ready.lines.map((line) =>
        line.design ? { ...line, design: { ...line.design, confirmed: [blurred, { ...blurred, id: 'other' }] } } : line
      )
    }
  },
  play: async ({ canvas }) => {
    const told = m.finding_resolution({ name: 'harbour.jpg', dpi: formatNumber(90) })
    await expect(canvas.getByText((words) => words.startsWith(told))).toHaveTextContent(
      m.cart_findings_more({ count: 1 })
    )
    await expect(canvas.getByRole('link', { name: `${m.cart_fix()} Everyday tee` })).toHaveAttribute(
      'href',
      '/designertool?line=l1&fix=1'
    )
  }
})

export const Offline = meta.story({ args: { failure: failures.network } })

export const Removed = meta.story({
  tags: ['picture'],
  args: { cart: carts.ready },
  render: function Removing(args) {
    const [cart, setCart] = useState(args.cart ?? carts.ready)
    return (
      <CartScreen
        {...args}
        cart={cart}
        onRemove={({ lineId }) => setCart({ ...cart, lines: cart.lines.filter(({ id }) => id !== lineId) })}
      />
    )
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: m.cart_title() }))
    await userEvent.click(lines.getByRole('button', { name: `${m.cart_remove()} Enamel mug` }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(2)
    await expect(lines.queryByRole('button', { name: `${m.cart_remove()} Enamel mug` })).not.toBeInTheDocument()
  }
})

export const Failed = meta.story({
  tags: ['picture'],
  args: { failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalled()
  }
})

export const KeptInTheAccount = meta.story({
  tags: ['picture'],
  args: { loginHref: '/login?next=%2Fcart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(m.cart_locked_title())
    const screen = within(canvas.getByRole('main'))
    await expect(screen.getByRole('link', { name: m.cart_locked_login() })).toHaveAttribute(
      'href',
      '/login?next=%2Fcart'
    )
  }
})

export const WorthTooLittle = meta.story({
  tags: ['deed'],
  args: { cart: carts.ready, estimate: estimates.underLeast },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: m.cart_summary() }))
    await expect(summary.getByText(estimates.underLeast.failure.detail)).toBeVisible()
    await expect(canvas.getByLabelText(m.cart_country())).not.toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.queryByRole('link', { name: m.cart_checkout() })).not.toBeInTheDocument()
  }
})

export const GoneForGood = meta.story({
  tags: ['picture'],
  args: { cart: carts.empty, isGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(m.cart_gone())
    await expect(canvas.getByRole('link', { name: m.cart_empty_browse() })).toBeVisible()
  }
})

export const SoldOutAtPay = meta.story({
  tags: ['picture'],
  args: {
    cart: carts.changed,
    notOrdered: { reason: 'out-of-stock', detail: 'Enamel mug, Midnight has just sold out.' }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${m.cart_sold_out_title()}Enamel mug, Midnight has just sold out.`
    )
  }
})

export const OrderedBefore = meta.story({
  tags: ['picture'],
  args: {
    cart: carts.empty,
    notOrdered: {
      reason: 'empty-cart',
      detail: 'You have paid for this already: it is order M-2611-T6YE. The link to it is in your mail.'
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${m.cart_not_ordered_title()}You have paid for this already`
    )
  }
})

export const SavingALine = meta.story({
  tags: ['picture'],
  args: { cart: carts.ready, pendingLines: ['l2'] },
  play: async ({ canvas }) => {
    const [, mug] = canvas.getAllByRole('listitem')
    await expect(mug).toHaveAttribute('aria-busy', 'true')
    await expect(mug).toHaveTextContent(m.cart_saving())
  }
})

export const ChangedSinceLastSeen = meta.story({
  tags: ['picture'],
  args: { cart: carts.changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asRead(m.cart_notice_price({ old: dollars(27), price: dollars(29) })))).toBeVisible()
    await expect(canvas.getByText(m.cart_notice_low({ count: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: m.cart_checkout() })).not.toBeInTheDocument()
  }
})

export const FixesWhatChanged = meta.story({
  tags: ['deed'],
  args: { cart: carts.changed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.cart_notice_seen() }))
    await expect(args.onNoticeSeen).toHaveBeenCalledWith({ lineId: 'l1' })
    await userEvent.click(canvas.getByRole('button', { name: m.cart_notice_lower({ count: 2 }) }))
    await expect(args.onQuantity).toHaveBeenCalledWith({ lineId: 'l3', quantity: 2 })
  }
})

export const NoLongerSold = meta.story({
  tags: ['picture'],
  args: { cart: carts.gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.cart_notice_unavailable())).toBeVisible()
    await expect(
      canvas.queryByRole('group', { name: m.cart_quantity_of({ name: 'Enamel mug' }) })
    ).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: m.cart_checkout() })[0]).toBeInTheDocument()
  }
})

export const NothingLeftToBuy = meta.story({
  tags: ['picture'],
  args: { cart: carts.onlyGone },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: m.cart_checkout() })).not.toBeInTheDocument()
  }
})

export const JoinedAtLogin = meta.story({ args: { cart: carts.joined } })

export const SavedForLater = meta.story({
  tags: ['deed'],
  args: { cart: carts.withSaved },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.cart_later()} Everyday tee` }))
    await expect(args.onSaveForLater).toHaveBeenCalledWith({ lineId: 'l1' })
    await userEvent.click(canvas.getByRole('button', { name: `${m.cart_saved_move()} Enamel mug` }))
    await expect(args.onMoveToCart).toHaveBeenCalledWith({ lineId: 'l9' })
  }
})

export const NearTheNextPrice = meta.story({
  tags: ['picture'],
  args: { cart: carts.nearTier },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: m.cart_tier_add({ count: 3, percent: formatPercent(10) }) })
    )
    await expect(args.onQuantity).toHaveBeenCalledWith({ lineId: 'l1', quantity: 10 })
    await expect(
      canvas.queryByRole('button', { name: m.cart_tier_add({ count: 24, percent: formatPercent(15) }) })
    ).not.toBeInTheDocument()
  }
})

export const WaitingForTheConnection = meta.story({
  tags: ['picture'],
  args: { cart: carts.ready, isWaiting: true, pendingLines: ['l2'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.cart_line_waiting())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.cart_waiting_retry() }))
    await expect(args.onSendNow).toHaveBeenCalled()
  }
})

export const TakenBack = meta.story({
  tags: ['picture'],
  args: {
    cart: carts.ready,
    lineFailure: { lineId: 'l2', failure: { code: 'out-of-stock', message: '', detail: 'Only 4 left.' } }
  },
  play: async ({ canvas }) => {
    const [, mug] = canvas.getAllByRole('listitem')
    await expect(within(mug as HTMLElement).getByRole('alert')).toHaveTextContent('Only 4 left.')
  }
})

export const CouponWaits = meta.story({ args: { cart: carts.couponWaits } })

export const Coupon = meta.story({
  tags: ['deed'],
  args: { cart: carts.ready },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(m.cart_coupon_open()))
    await userEvent.click(canvas.getByRole('button', { name: m.cart_coupon_apply() }))
    await expect(canvas.getByLabelText(m.cart_coupon())).toHaveAccessibleDescription(m.cart_coupon_missing())
    await userEvent.type(canvas.getByLabelText(m.cart_coupon()), ' WELCOME10{Enter}')
    await expect(args.onCoupon).toHaveBeenCalledWith({ coupon: 'WELCOME10' })
  }
})

export const CouponApplied = meta.story({
  tags: ['picture'],
  args: { cart: carts.withCoupon },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.cart_coupon_remove({ code: 'WELCOME10' }) }))
    await expect(args.onCoupon).toHaveBeenCalledWith({ coupon: null })
  }
})

export const CouponRefused = meta.story({
  tags: ['picture'],
  args: {
    cart: carts.ready,
    couponFailure: { code: 'invalid-coupon', message: '', detail: 'This coupon begins at $20.00 of products.' }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(m.cart_coupon())).toHaveAccessibleDescription(
      'This coupon begins at $20.00 of products.'
    )
  }
})

export const TwoHundredLines = meta.story({
  tags: ['picture'],
  args: { cart: carts.huge },
  // The stories above check the same lines. The accessibility check of 200 lines takes half a minute.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(200)
  }
})

/** Forty items of a team form one line, which expands to a list of all. */
export const Team = meta.story({
  tags: ['deed'],
  args: { cart: carts.team },
  play: async ({ canvas, args }) => {
    const lines = within(canvas.getByRole('list', { name: m.cart_title() }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(2)
    await expect(lines.getByText(m.cart_team_others({ count: '36' }), { exact: false })).toBeVisible()
    await expect(lines.getByText(asRead(dollars(40 * 29)))).toBeVisible()
    await userEvent.click(lines.getByText(m.cart_team({ name: 'Everyday tee' })))
    const rows = within(await lines.findByRole('list', { name: m.cart_team({ name: 'Everyday tee' }) }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(40)
    const [remove] = rows.getAllByRole('button', { name: `${m.cart_remove()} Everyday tee` })
    if (remove) await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledWith({ lineId: 't0' })
  }
})

/** The collapsed line shows items that must be changed before the order. */
export const TeamChanged = meta.story({
  tags: ['deed'],
  args: { cart: carts.teamChanged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.cart_team_told({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(m.cart_notice_out())).toBeVisible()
  }
})
