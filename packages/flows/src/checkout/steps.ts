import type { CheckoutSnapshot, CheckoutStep } from './types.ts'

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
