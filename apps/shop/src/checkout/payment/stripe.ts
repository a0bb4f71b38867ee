import type { Payable } from '@motif/flows/checkout'
import { getLocale } from '@motif/messages'
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { tabStorage } from '../../services/tab-storage.ts'
import type { PaymentMethodUi } from './provider.ts'
import { answerOf, checkFailure, isTaken } from './stripe-answers.ts'

const keptKey = 'payment-key'

/** Loads Stripe.js. @throws if it fails */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  // Public; stored for the return from the bank's page.
  tabStorage.setItem(keptKey, publishableKey)
  const stripe = await loadStripe(publishableKey, { locale: getLocale() as StripeElementLocale })
  if (stripe === null) throw new Error('Stripe runs in a browser only')
  return stripe
}

/** Return URL from the bank's page; the order key also opens it in another browser. */
const returnUrl = ({ orderId, orderKey, returnPath }: Payable) =>
  `${location.origin}${returnPath ?? `/checkout?${new URLSearchParams({ order: orderId, key: orderKey })}`}`

/** Pays with a Payment Element. */
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

/** Whether a payment succeeded that the API does not know of yet. */
export async function isPaidAtStripe(clientSecret: string): Promise<boolean> {
  const key = tabStorage.getItem(keptKey)
  if (key === null) return false
  const { paymentIntent } = await (await openStripe(key)).retrievePaymentIntent(clientSecret)
  return paymentIntent !== undefined && isTaken(paymentIntent)
}
