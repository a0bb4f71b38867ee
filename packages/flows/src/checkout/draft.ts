import type { CheckoutDraft, CheckoutInput, CheckoutSnapshot, CheckoutStep } from './types.ts'
import { checkoutStepOf } from './steps.ts'

const steps: readonly CheckoutStep[] = ['email', 'address', 'shipping', 'payment', 'done']
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isRecordOrNull = (value: unknown) => value === null || isRecord(value)

/** What to keep for a reload. It is picked member by member, so that nothing new slips in unseen. */
export function snapshotOf(snapshot: CheckoutSnapshot): CheckoutDraft {
  const { cartId, typed, email, shippingAddress, billingAddress, shippingMethod, coupon, key, keyFor, order, paymentTried } = snapshot.context
  return { version: 1, step: checkoutStepOf(snapshot), cartId, typed, email, shippingAddress, billingAddress, shippingMethod, coupon, key, keyFor, order, paymentTried }
}

function isOrder(value: unknown): boolean {
  return isRecord(value) && [value.orderId, value.orderKey, value.placedFor].every(isText) && isRecord(value.totals) && isRecord(value.payment) && isText(value.payment.clientSecret)
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isRecord(value) || value.version !== 1 || !steps.includes(value.step as CheckoutStep)) return false
  const { typed, cartId, email, shippingAddress, billingAddress, shippingMethod, coupon, key, keyFor, order, paymentTried } = value
  const hasTyped = isRecord(typed) && isText(typed.email) && isRecord(typed.shipping) && isRecordOrNull(typed.billing)
  const hasAnswers = [cartId, email].every(isText) && [shippingAddress, billingAddress].every(isRecordOrNull)
  const hasRest = [shippingMethod, coupon, key, keyFor].every(isTextOrNull) && (order === null || isOrder(order)) && typeof paymentTried === 'boolean'
  return hasTyped && hasAnswers && hasRest
}

/** Reads what was kept; undefined where it is absent, broken or of another version. */
export function restore(text: string | null): CheckoutDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

const blank: Omit<CheckoutDraft, 'version' | 'step' | 'cartId'> = {
  typed: { email: '', shipping: {}, billing: null },
  email: '',
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  coupon: null,
  key: null,
  keyFor: null,
  order: null,
  paymentTried: false
}

/** The last step whose steps before it are filled in. */
function stepWithin(draft: CheckoutDraft): CheckoutStep {
  const filled = [true, draft.email !== '', draft.shippingAddress !== null, draft.shippingMethod !== null, false]
  const firstGap = filled.indexOf(false) - 1
  return steps[Math.min(steps.indexOf(draft.step), firstGap)] ?? 'email'
}

/** Where a checkout begins: on what was kept, or new; what was typed survives even a different cart. */
export function beginningOf({ cartId, email = '', draft }: CheckoutInput): Omit<CheckoutDraft, 'version' | 'step'> & { startAt: CheckoutStep } {
  if (draft === undefined) return { ...blank, cartId, email, typed: { ...blank.typed, email }, startAt: email === '' ? 'email' : 'address' }
  const { version: _version, step: _step, ...kept } = draft
  if (draft.cartId === cartId) return { ...kept, startAt: draft.step === 'done' && draft.order !== null ? 'done' : stepWithin(draft) }
  const { typed, shippingAddress, billingAddress } = draft
  return { ...blank, cartId, typed, email: draft.email, shippingAddress, billingAddress, startAt: draft.email === '' ? 'email' : 'address' }
}
