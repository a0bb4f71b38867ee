import type { Payable } from '@motif/flows/checkout'
import { getLocale } from '@motif/messages'
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { tabStorage } from '../../services/tab-storage.ts'
import type { PaymentMethodUi } from './provider.ts'
import { answerOf, checkFailure, isTaken } from './stripe-answers.ts'

const keptKey = 'payment-key'

/** Stripe's own code, from Stripe. @throws where it does not come */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  // Public; kept for a person who comes back from their bank's page.
  tabStorage.setItem(keptKey, publishableKey)
  const stripe = await loadStripe(publishableKey, { locale: getLocale() as StripeElementLocale })
  if (stripe === null) throw new Error('Stripe runs in a browser only')
  return stripe
}

/** A bank that shows a page of its own sends the person back here; the order's key opens it also in another browser. */
const returnUrl = ({ orderId, orderKey, returnPath }: Payable) =>
  `${location.origin}${returnPath ?? `/checkout?${new URLSearchParams({ order: orderId, key: orderKey })}`}`

/** Paying with what stands in a Payment Element. */
export const payingWith = (stripe: Stripe, elements: StripeElements): PaymentMethodUi => ({
  check: async () => checkFailure((await elements.submit()).error),
  confirm: async ({ order }) =>
    answerOf(
      await stripe.confirmPayment({
        elements,
        clientSecret: order.payment.clientSecret,
        confirmParams: { return_url: returnUrl(order) },
        redirect: 'if_required'
      })
    )
})

/** Whether a payment went through that the shop has not heard of yet. */
export async function isPaidAtStripe(clientSecret: string): Promise<boolean> {
  const key = tabStorage.getItem(keptKey)
  if (key === null) return false
  const { paymentIntent } = await (await openStripe(key)).retrievePaymentIntent(clientSecret)
  return paymentIntent !== undefined && isTaken(paymentIntent)
}
