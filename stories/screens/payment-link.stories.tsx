import { m } from '@motif/messages'
import { PaymentLinkScreen } from '@motif/ui/screens/payment-link'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { withAmount } from '../fixtures/as-read.ts'
import { countries } from '../fixtures/carts.ts'
import { payable } from '../fixtures/draft-orders.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Payment Link',
  component: PaymentLinkScreen,
  tags: ['deed'],
  parameters: { ...inShell('checkout'), chromatic: { modes } },
  args: { draft: payable, countries, onRetry: fn(), onPay: fn(), onChallenge: fn() }
})

const { amount } = payable.totals.total

export const Open = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: m.payment_link_title() })).toBeVisible()
    await expect(canvas.getByText('As we said on the phone.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: m.payment_link_billed_to() })).toBeVisible()
    const pay = canvas.getByRole('button', { name: withAmount(amount) })
    await userEvent.click(pay)
    await expect(args.onPay).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /4242/ }))
    await userEvent.click(pay)
    await expect(args.onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

export const Paying = meta.story({
  args: { status: 'paying' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.checkout_paying() })).toHaveAttribute('aria-busy', 'true')
  }
})

export const TheBankAsks = meta.story({
  args: { status: 'challenged' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  }
})

export const Declined = meta.story({
  args: { failure: { code: 'declined', message: '', reason: 'insufficient-funds' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(m.checkout_declined_funds())).toBeVisible()
  }
})

export const SoldOutMeanwhile = meta.story({
  args: { failure: { code: 'out-of-stock', message: '', detail: 'Enamel mug just sold out.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(m.payment_link_refused())).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: m.payment_link_write() })).toHaveAttribute(
      'href',
      '/contactus'
    )
  }
})

export const Ended = meta.story({
  args: { draft: undefined, openFailure: { code: 'not-found', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: m.payment_link_ended_title() })).toBeVisible()
  }
})

export const Loading = meta.story({
  args: { draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: m.payment_link_title() })).toBeNull()
  }
})

export const Failed = meta.story({
  args: { draft: undefined, openFailure: failures.network },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalled()
  }
})

export const Paid = meta.story({
  args: {
    draft: { ...payable, state: 'paid', order: { id: 'o1', number: 'M-2611-A3BQ', key: 'k' } },
    orderHref: '/orderspage?order=o1&key=k'
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: m.payment_link_paid_title() })).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.checkout_done_order() })).toHaveAttribute(
      'href',
      '/orderspage?order=o1&key=k'
    )
    await expect(canvas.queryByRole('button', { name: withAmount(amount) })).toBeNull()
  }
})
