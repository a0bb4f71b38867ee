import type { CheckoutSnapshot } from './machine.ts'
import type { CheckoutStep } from './types.ts'

/** The step whose screen is to be shown. */
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

/** Nothing can be shown yet but that it is coming. */
export const isOpening = (snapshot: CheckoutSnapshot) =>
  !snapshot.context.isOpen &&
  ['expressing', 'quoting', 'pricing', 'repricing'].some((state) => snapshot.matches(state as 'quoting'))
export const isQuoting = (snapshot: CheckoutSnapshot) =>
  snapshot.matches('quoting') || snapshot.matches('pricing') || snapshot.matches('repricing')
/** From the click on Pay to the answer: nothing may be changed or clicked twice. */
export const isSubmitting = (snapshot: CheckoutSnapshot) =>
  (snapshot.matches('submitting') && !isChallenged(snapshot)) ||
  snapshot.matches('lookingUp') ||
  snapshot.matches('waitingToLookUp')
/** The browser does the calculation the shop asked for. */
export const isSolving = (snapshot: CheckoutSnapshot) => snapshot.matches({ submitting: 'solving' })
/** An answer was lost and is being asked for again. */
export const isReconnecting = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ submitting: 'waitingToPlace' }) ||
  snapshot.matches({ submitting: 'waitingToCheck' }) ||
  snapshot.matches('waitingToLookUp')
export const isChallenged = (snapshot: CheckoutSnapshot) => snapshot.matches({ submitting: 'challenge' })
export const quoteOf = ({ context }: CheckoutSnapshot) => context.quote
/** What counts: the answers of the steps that were finished. */
export const enteredOf = ({
  context: { email, shippingAddress, billingAddress, shippingMethod, giftNote }
}: CheckoutSnapshot) => ({ email, shippingAddress, billingAddress, shippingMethod, giftNote })
export const typedOf = ({ context }: CheckoutSnapshot) => context.typed
export const placedOrderOf = ({ context }: CheckoutSnapshot) => context.order
export const checkoutFailureOf = ({ context }: CheckoutSnapshot) => context.failure
