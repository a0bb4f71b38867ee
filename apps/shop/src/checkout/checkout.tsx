import {
  checkoutFailureOf,
  type CheckoutSnapshot,
  checkoutStepOf,
  enteredOf,
  isChallenged,
  isOpening,
  isQuoting,
  isReconnecting,
  isSolving,
  isSubmitting,
  placedOrderOf,
  quoteOf,
  typedOf
} from '@motif/flows/checkout'
import { toPayOf } from '@motif/contract/gift-card-rules'
import { CheckoutScreen, type CheckoutScreenProps } from '@motif/ui/screens/checkout'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { shop } from '../services/shop.ts'
import { prefillRegistration } from '../accounts/prefill-registration.ts'
import { withReturnTo } from '../accounts/return-to.ts'
import { useCall } from '../services/api.ts'
import { rememberedCart } from '../services/remembered-cart.ts'
import { forgetCart } from '../services/cart-flow.ts'
import { shippingCountries } from '../services/countries.ts'
import { arrivalOf, today } from '../services/delivery.ts'
import { emptyCart } from '../services/empty-cart.ts'
import { paymentForm } from './payment/payment-form.tsx'
import { usePaying } from './paying.ts'
import { keepReminder } from './keep-reminder.ts'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutItems } from './use-checkout-items.ts'
import { useGiftCards } from './use-gift-cards.ts'
import { useNewsletterOffer } from './use-newsletter-offer.ts'
import { useStepInUrl } from './use-step-in-url.ts'

function statusOf(snapshot: CheckoutSnapshot): NonNullable<CheckoutScreenProps['status']> {
  if (isChallenged(snapshot)) return 'challenged'
  if (isReconnecting(snapshot)) return 'reconnecting'
  if (isSolving(snapshot)) return 'solving'
  if (!isSubmitting(snapshot)) return 'idle'
  return placedOrderOf(snapshot) === null ? 'placing' : 'paying'
}

export type CheckoutProps = Parameters<typeof useCheckout>[0] & {
  savedAddresses: CheckoutScreenProps['savedAddresses'] | undefined
}

/** Connects the checkout machine to its screen. */
export function Checkout({ savedAddresses, ...input }: CheckoutProps) {
  const navigate = useNavigate()
  const { actor, snapshot, desk } = useCheckout(input)
  const { pay, isChecking, failure } = usePaying(actor, desk)
  useStepInUrl(actor, snapshot)
  const step = checkoutStepOf(snapshot)
  const status = isChecking ? 'checking' : statusOf(snapshot)
  const items = useCheckoutItems({
    isHeld: status !== 'idle' || step === 'done',
    onChange: useCallback(() => actor.send({ type: 'CART_CHANGED' }), [actor])
  })
  const { lines, totals } = items === 'none' ? emptyCart() : (items ?? {})
  const quote = quoteOf(snapshot)
  const order = placedOrderOf(snapshot)
  const { output } = snapshot
  const { cartId, shippingMethod, outOfStock } = snapshot.context
  const { data: confirmed } = useCall(
    'GET /api/v1/orders/{id}',
    step === 'done' && order !== null ? { params: { id: order.orderId }, query: { key: order.orderKey } } : undefined
  )
  const isGuest = input.email === undefined
  const offersNewsletter = useNewsletterOffer({ isGuest })

  useEffect(() => {
    if (output?.kind === 'ordered' && rememberedCart.get().id === cartId) forgetCart()
    if (output?.kind === 'cart')
      void navigate('/cart', { replace: true, state: { notOrdered: { reason: output.reason, detail: output.detail } } })
  }, [output, cartId, navigate])

  const giftCards = useGiftCards({ cartId, onChange: useCallback(() => actor.send({ type: 'CART_CHANGED' }), [actor]) })
  const quoted = quote?.totals
  const isCovered = quoted?.toPay?.amount === 0
  const form =
    step === 'payment' && !isCovered
      ? paymentForm({
          payment: quote?.payment,
          total: quoted && toPayOf(quoted),
          isSignedIn: input.email !== undefined,
          onForm: desk.register
        })
      : undefined
  return (
    <CheckoutScreen
      step={step}
      isOpening={isOpening(snapshot)}
      initial={typedOf(snapshot)}
      entered={enteredOf(snapshot)}
      onChange={({ typed }) => actor.send({ type: 'TYPED', typed })}
      lines={confirmed?.lines ?? lines}
      totals={confirmed?.totals ?? quote?.totals ?? order?.totals ?? totals}
      couponProblem={quote?.couponProblem}
      failure={(step === 'payment' ? failure : null) ?? checkoutFailureOf(snapshot)}
      countries={shippingCountries()}
      {...(savedAddresses === undefined ? undefined : { savedAddresses })}
      {...(isGuest ? { loginHref: withReturnTo('/login', '/checkout') } : undefined)}
      methods={quote?.methods ?? []}
      method={shippingMethod}
      arrivals={Object.fromEntries(
        (quote?.methods ?? []).map(({ id, daysMax }) => [id, arrivalOf({ from: today(), shippingDays: daysMax })])
      )}
      isQuoting={isQuoting(snapshot)}
      status={status}
      outOfStock={outOfStock}
      paymentForm={form}
      giftCards={{ ...giftCards, cards: quote?.giftCards ?? [] }}
      offersNewsletter={offersNewsletter}
      offersReminder={shop.cartReminderHours > 0}
      onEmail={(entry) => {
        const { email, reminder = false } = entry
        void keepReminder({ cartId, email, reminder, before: snapshot.context.reminder === true })
        actor.send({ type: 'ENTER_EMAIL', ...entry })
      }}
      onAddress={(entry) => actor.send({ type: 'ENTER_ADDRESS', ...entry })}
      onMethod={(choice) => actor.send({ type: 'CHOOSE_METHOD', ...choice })}
      onStep={(change) => actor.send({ type: 'GO_TO', ...change })}
      onPay={(details) => void pay(details, { hasForm: form !== undefined })}
      onChallenge={(answer) => actor.send({ type: 'CHALLENGE_ANSWERED', ...answer })}
      {...(confirmed === undefined || order === null
        ? undefined
        : {
            order: {
              number: confirmed.number,
              email: confirmed.email,
              deliveryBy: confirmed.deliveryBy,
              href: `/orderspage?${new URLSearchParams({ order: order.orderId, key: order.orderKey })}`
            }
          })}
      {...(isGuest && confirmed !== undefined
        ? { registerHref: '/register', onRegister: () => prefillRegistration(confirmed.email) }
        : undefined)}
    />
  )
}
