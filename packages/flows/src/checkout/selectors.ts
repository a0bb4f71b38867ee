import type { CheckoutSnapshot } from './machine.ts'
import type { CheckoutStep } from './types.ts'

/** The step to show. */
export function checkoutStepOf(snapshot: CheckoutSnapshot): CheckoutStep {
  switch (snapshot.value) {
    case 'starting':
    case 'email':
      return 'email'
    case 'address':
    case 'expressing':
    case 'quoting':
      return 'address'
    case 'shipping':
    case 'pricing':
      return 'shipping'
    case 'done':
      return 'done'
    default:
      return 'payment'
  }
}

/** Nothing but a loading state can be shown. */
export const isOpening = (snapshot: CheckoutSnapshot) =>
  !snapshot.context.isOpen &&
  ['expressing', 'quoting', 'pricing', 'repricing'].some((state) => snapshot.matches(state as 'quoting'))
export const isQuoting = (snapshot: CheckoutSnapshot) =>
  snapshot.matches('quoting') || snapshot.matches('pricing') || snapshot.matches('repricing')
/** From the click on Pay to the result: input is disabled. */
export const isSubmitting = (snapshot: CheckoutSnapshot) =>
  (snapshot.matches('submitting') && !isChallenged(snapshot)) ||
  snapshot.matches('lookingUp') ||
  snapshot.matches('waitingToLookUp')
/** Computes the proof of work. */
export const isSolving = (snapshot: CheckoutSnapshot) => snapshot.matches({ submitting: 'solving' })
/** A lost response is being requested again. */
export const isReconnecting = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ submitting: 'waitingToPlace' }) ||
  snapshot.matches({ submitting: 'waitingToCheck' }) ||
  snapshot.matches('waitingToLookUp')
export const isChallenged = (snapshot: CheckoutSnapshot) => snapshot.matches({ submitting: 'challenge' })
export const quoteOf = ({ context }: CheckoutSnapshot) => context.quote
/** Confirmed input of completed steps. */
export const enteredOf = ({
  context: { email, shippingAddress, billingAddress, shippingMethod, giftNote }
}: CheckoutSnapshot) => ({ email, shippingAddress, billingAddress, shippingMethod, giftNote })
export const typedOf = ({ context }: CheckoutSnapshot) => context.typed
export const placedOrderOf = ({ context }: CheckoutSnapshot) => context.order
export const checkoutFailureOf = ({ context }: CheckoutSnapshot) => context.failure
