import { m } from '@motif/messages'
import { within } from 'storybook/test'
import type { ModelShop } from '../fixtures/model-shop.ts'
import { orderAt, placeAndPay } from './guest-purchase.ts'
import type { Stop, Visitor } from './stop.ts'

const atPaidOrder = (shop: ModelShop) => ({ at: orderAt(placeAndPay(shop).placed) })

/** In the current language. */
const cancelButton = () => ({ name: m.orders_cancel() })

const askToCancel = async ({ page, user }: Visitor) => user.click(await page.findByRole('button', cancelButton()))

export const stops = {
  Order: { begin: atPaidOrder, isSeen: ({ page }) => page.findByRole('button', cancelButton()), goOn: askToCancel },
  Question: {
    begin: atPaidOrder,
    reach: askToCancel,
    isSeen: ({ page }) => page.findByRole('dialog', { name: m.orders_cancel_title() }),
    goOn: async ({ page, user }) => {
      const question = within(page.getByRole('dialog', { name: m.orders_cancel_title() }))
      await user.click(question.getByRole('button', cancelButton()))
    }
  },
  Cancelled: {
    begin: (shop) => {
      const { placed } = placeAndPay(shop)
      shop.cancel(placed)
      return { at: orderAt(placed) }
    },
    isSeen: async ({ page }) => {
      await page.findByText(m.orders_payment_cancelled())
      await page.findByText(m.orders_refunds())
    }
  }
} satisfies Record<string, Stop>
