import { m } from '@motif/messages'
import { payButton, stops as ofPurchase } from './guest-purchase.ts'
import type { Stop, Visitor } from './stop.ts'

async function payWithDeclinedCard({ page, user }: Visitor) {
  await user.type(await page.findByLabelText(m.checkout_card_number()), '4000000000000002')
  await user.click(payButton(page))
}

export const stops = {
  Payment: { ...ofPurchase.Payment, goOn: payWithDeclinedCard },
  Declined: {
    begin: ofPurchase.Payment.begin,
    reach: payWithDeclinedCard,
    isSeen: ({ page }) => page.findByText(m.checkout_declined_title()),
    goOn: async ({ page, user }) => {
      // The shop lists test cards while it is in test mode.
      await user.click(page.getByRole('button', { name: /4242 4242 4242 4242/ }))
      await user.click(payButton(page))
    }
  },
  Done: { ...ofPurchase.Done, goOn: async () => {} }
} satisfies Record<string, Stop>
