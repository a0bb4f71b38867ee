import { expect, fn, userEvent, within } from 'storybook/test'
import { m } from '@motif/messages'
import { formatDate } from '@motif/ui/format'
import { OrderScreen } from '@motif/ui/screens/order'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { asRead } from '../fixtures/as-read.ts'
import { countries, lines } from '../fixtures/carts.ts'
import { hugeOrder, orders } from '../fixtures/orders.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Order',
  component: OrderScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { countries, onCancel: fn(), onReorder: fn(), onReorderRest: fn(), onRetry: fn(), ordersHref: '/orderspage' }
})

export const Loading = meta.story()
export const Shipped = meta.story({ args: { order: orders.shipped } })
export const Delivered = meta.story({ args: { order: orders.delivered } })
export const Cancelled = meta.story({ args: { order: orders.cancelled } })
export const Cancelling = meta.story({ args: { order: orders.paid, isCancelling: true } })
export const NotCancelled = meta.story({
  args: {
    order: orders.paid,
    failure: { code: 'conflict', message: '', detail: 'It is being printed already and can no longer be cancelled.' }
  }
})
export const Failed = meta.story({ args: { failure: failures.internal } })
export const Offline = meta.story({ args: { failure: failures.network } })
export const TwoHundredLines = meta.story({
  args: { order: hugeOrder },
  parameters: { a11y: { test: 'off' } }
})
export const PartlyRefunded = meta.story({
  tags: ['picture'],
  args: { order: orders.partlyRefunded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.90 paid back. We are late; delivery is on us.')).toBeVisible()
    await expect(
      canvas.getByText(asRead(m.orders_refund_pending({ date: formatDate('2026-11-19T09:00:00Z') })))
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.orders_credit_note() })).toHaveAttribute(
      'href',
      '/api/v1/orders/o6/refunds/r1/credit-note.pdf?key=k'
    )
    await expect(canvas.getByRole('link', { name: m.orders_invoice() })).toHaveAttribute('download')
    await expect(canvas.getByText(/Happy birthday, Charles/)).toBeVisible()
  }
})

export const InParcels = meta.story({
  tags: ['picture'],
  args: { order: orders.inParcels },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_sent({ pieces: 2, of: 3 }))).toBeVisible()
    const rest = within(canvas.getByRole('heading', { name: m.orders_parcel_rest() }).closest('li')!)
    await expect(
      rest.getByText(m.orders_parcel_pieces({ quantity: lines.tote.quantity, name: lines.tote.name }))
    ).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: m.orders_track() })).toHaveLength(1)
    await expect(canvas.getByText(m.orders_parcel_untracked())).toBeVisible()
  }
})

export const InParcelsOnAPhone = meta.story({
  args: { order: orders.awkward },
  globals: { viewport: { value: 'phone', isRotated: false } }
})

export const Refunded = meta.story({
  tags: ['picture'],
  args: { order: orders.refunded },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: m.orders_reorder() })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('The linen of that colour is not made any more.')).toHaveLength(2)
  }
})

const missingOf = (code: 'unavailable' | 'out-of-stock' | 'low-stock', index: number, added = 0) => {
  const line = orders.delivered.lines[index] ?? lines.tee
  return { lineId: line.id, name: line.name, options: line.options, code, wanted: 3, added }
}

export const OrderedAgainInPart = meta.story({
  tags: ['picture'],
  args: {
    order: orders.delivered,
    reordered: { missing: [missingOf('unavailable', 0), missingOf('low-stock', 1, 2)], isAnything: true, isAdded: true }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_missing_unavailable({ what: 'Everyday tee, White, M' }))).toBeVisible()
    await expect(
      canvas.getByText(m.orders_missing_low_stock({ what: 'Enamel mug, Midnight', added: 2, wanted: 3 }))
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.orders_reorder_to_cart() })).toHaveAttribute('href', '/cart')
  }
})

export const NotAllToOrderAgain = meta.story({
  tags: ['deed'],
  args: {
    order: orders.delivered,
    reordered: { missing: [missingOf('out-of-stock', 0)], isAnything: true, isAdded: false }
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.orders_reorder_nothing_added())).toBeVisible()
    await expect(canvas.queryByRole('link', { name: m.orders_reorder_to_cart() })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: m.orders_reorder_take_rest() }))
    await expect(args.onReorderRest).toHaveBeenCalledOnce()
  }
})

export const NothingToOrderAgain = meta.story({
  tags: ['picture'],
  args: {
    order: orders.delivered,
    reordered: {
      missing: [missingOf('unavailable', 0), missingOf('out-of-stock', 1)],
      isAnything: false,
      isAdded: false
    }
  },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: m.orders_reorder_to_cart() })).not.toBeInTheDocument()
})

export const AwkwardData = meta.story({ args: { order: orders.awkward } })
export const RightToLeft = meta.story({ args: { order: orders.shipped }, globals: { locale: 'ar-XB' } })

export const WaitingForPayment = meta.story({
  tags: ['picture'],
  args: { order: orders.pending, payHref: '/checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.orders_payment_pending())).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.orders_pay() })).toHaveAttribute('href', '/checkout')
  }
})

export const Paid = meta.story({ args: { order: orders.paid } })

export const CancellingAndOrderingAgain = meta.story({
  tags: ['deed'],
  args: { order: orders.paid },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.orders_cancel() }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    const dialog = within(canvas.getByRole('dialog', { name: m.orders_cancel_title() }))
    await userEvent.click(dialog.getByRole('button', { name: m.orders_cancel() }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: m.orders_reorder() }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  }
})

export const NotFound = meta.story({
  tags: ['picture'],
  args: { failure: { code: 'not-found', message: '', detail: 'No such order.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.orders_not_found_title() })).toBeVisible()
    await expect(canvas.queryByText('No such order.')).not.toBeInTheDocument()
  }
})

export const OfSomebodyElse = meta.story({
  tags: ['picture'],
  args: { failure: { code: 'forbidden', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.orders_not_found_title() })).toBeVisible()
  }
})
