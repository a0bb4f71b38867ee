import type { CheckoutDraft, CheckoutStep } from './types.ts'

/** In the order they are walked through. */
export const checkoutSteps: readonly CheckoutStep[] = ['email', 'address', 'shipping', 'payment', 'done']

/** The step asked for, or the last before it whose steps before are filled in. */
export function stepWithin(
  { email, shippingAddress, shippingMethod }: Pick<CheckoutDraft, 'email' | 'shippingAddress' | 'shippingMethod'>,
  asked: CheckoutStep
): CheckoutStep {
  const filled = [true, email !== '', shippingAddress !== null, shippingMethod !== null, false]
  const firstGap = filled.indexOf(false) - 1
  return checkoutSteps[Math.min(checkoutSteps.indexOf(asked), firstGap)] ?? 'email'
}
