import type { CheckoutDraft, CheckoutStep } from './types.ts'

/** In order of the checkout. */
export const checkoutSteps: readonly CheckoutStep[] = ['email', 'address', 'shipping', 'payment', 'done']

/** The requested step, or the furthest one whose preceding steps are complete. */
export function stepWithin(
  { email, shippingAddress, shippingMethod }: Pick<CheckoutDraft, 'email' | 'shippingAddress' | 'shippingMethod'>,
  asked: CheckoutStep
): CheckoutStep {
  const filled = [true, email !== '', shippingAddress !== null, shippingMethod !== null, false]
  const firstGap = filled.indexOf(false) - 1
  return checkoutSteps[Math.min(checkoutSteps.indexOf(asked), firstGap)] ?? 'email'
}
