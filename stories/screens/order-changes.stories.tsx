import { m } from '@motif/messages'
import { OrderScreen } from '@motif/ui/screens/order'
import { PayDifference } from '@motif/ui/screens/pay-difference'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { withAmount } from '../fixtures/as-read.ts'
import { countries } from '../fixtures/carts.ts'
import { edits } from '../fixtures/order-edits.ts'
import { orders } from '../fixtures/orders.ts'
import { inShell } from '../fixtures/shells.ts'

const onPay = fn()
const onChallenge = fn()

const form = { amount: edits.waiting.difference, onPay, onChallenge }

const meta = preview.meta({
  title: 'Screens/Order/Changes',
  component: OrderScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: {
    countries,
    order: { ...orders.paid, edits: [edits.waiting] },
    onCancel: fn(),
    onReorder: fn(),
    onRetry: fn(),
    payDifference: <PayDifference {...form} />
  }
})

export const PayingTheDifference = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.orders_change_open_title() })).toBeVisible()
    const pay = canvas.getByRole('button', { name: withAmount(2610) })
    await userEvent.click(pay)
    await expect(canvas.getByRole('textbox', { name: m.checkout_card_number() })).toHaveAccessibleDescription(
      expect.stringContaining(m.checkout_card_wrong())
    )
    await userEvent.click(canvas.getByRole('button', { name: /4242/ }))
    await userEvent.click(pay)
    await expect(onPay).toHaveBeenCalledWith({ card: '4242424242424242' })
  }
})

export const Declined = meta.story({
  args: {
    payDifference: <PayDifference {...form} failure={{ code: 'declined', message: '', reason: 'insufficient-funds' }} />
  }
})

export const Paying = meta.story({ args: { payDifference: <PayDifference {...form} status="paying" /> } })

export const TheBankAsks = meta.story({ args: { payDifference: <PayDifference {...form} status="challenged" /> } })

export const NotToBeBegun = meta.story({
  args: { order: { ...orders.paid, edits: [{ ...edits.waiting, payment: null }] } }
})

export const Changed = meta.story({
  tags: ['picture'],
  args: {
    order: {
      ...orders.paid,
      edits: [edits.made, { ...edits.made, id: 'e9', difference: { ...edits.made.difference, amount: 0 } }]
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /INV-2026-000041/ })).toHaveLength(2)
    await expect(canvas.queryByRole('heading', { name: m.orders_change_open_title() })).toBeNull()
  }
})
