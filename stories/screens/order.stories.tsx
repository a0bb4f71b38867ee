import { expect, fn, userEvent, within } from 'storybook/test'
import { OrderScreen } from '@motif/ui/screens/order'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { countries } from '../fixtures/carts.ts'
import { orders } from '../fixtures/orders.ts'
import { failures } from '../fixtures/people.ts'

const meta = preview.meta({
  title: 'Screens/Order',
  component: OrderScreen,
  parameters: { chromatic: { modes } },
  args: { countries, onCancel: fn(), onReorder: fn(), onRetry: fn(), invoiceHref: '/invoice.pdf', ordersHref: '/orderspage' }
})

export const Loading = meta.story()
export const Shipped = meta.story({ args: { order: orders.shipped } })
export const Delivered = meta.story({ args: { order: orders.delivered } })
export const Cancelled = meta.story({ args: { order: orders.cancelled } })
export const Cancelling = meta.story({ args: { order: orders.paid, isCancelling: true } })
export const NotCancelled = meta.story({ args: { order: orders.paid, failure: { code: 'conflict', message: '', detail: 'It is being printed already and can no longer be cancelled.' } } })
export const Failed = meta.story({ args: { failure: failures.network } })
export const AwkwardData = meta.story({ args: { order: orders.awkward } })
export const RightToLeft = meta.story({ args: { order: orders.shipped }, globals: { locale: 'ar-XB' } })

export const WaitingForPayment = meta.story({
  args: { order: orders.pending, payHref: '/checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout')
  }
})

export const Paid = meta.story({
  args: { order: orders.paid },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    const dialog = within(canvas.getByRole('dialog', { name: 'Cancel this order?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  }
})

export const NotFound = meta.story({
  args: { failure: { code: 'not-found', message: '', detail: 'No such order.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No order is shown here' })).toBeVisible()
    await expect(canvas.queryByText('No such order.')).not.toBeInTheDocument()
  }
})

export const OfSomebodyElse = meta.story({
  args: { failure: { code: 'forbidden', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No order is shown here' })).toBeVisible()
  }
})
