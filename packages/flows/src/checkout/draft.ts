import type { CheckoutSnapshot } from './machine.ts'
import { checkoutStepOf } from './selectors.ts'
import { checkoutSteps } from './steps.ts'
import type { CheckoutDraft, CheckoutStep } from './types.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isChoice = (value: unknown) => value === undefined || typeof value === 'boolean'
const isRecordOrNull = (value: unknown) => value === null || isRecord(value)

/** The draft to persist across reloads. Members are listed explicitly, so that no new one is persisted by accident. */
export function snapshotOf(snapshot: CheckoutSnapshot): CheckoutDraft {
  const {
    cartId,
    personId,
    typed,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  } = snapshot.context
  return {
    version: 1,
    step: checkoutStepOf(snapshot),
    cartId,
    personId,
    typed,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  }
}

function isOrder(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.orderId, value.orderKey, value.placedFor].every(isText) &&
    isRecord(value.totals) &&
    isRecord(value.payment) &&
    isText(value.payment.clientSecret)
  )
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isRecord(value) || value.version !== 1 || !checkoutSteps.includes(value.step as CheckoutStep)) return false
  const {
    typed,
    cartId,
    personId,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  } = value
  if (personId !== undefined && !isText(personId)) return false
  const hasTyped =
    isRecord(typed) &&
    isTextOrNull(typed.shippingMethod ?? null) &&
    isChoice(typed.newsletter) &&
    isChoice(typed.reminder) &&
    [typed.email, typed.giftNote].every(isText) &&
    isRecord(typed.shipping) &&
    isRecordOrNull(typed.billing)
  const hasAnswers = [cartId, email, giftNote].every(isText) && [shippingAddress, billingAddress].every(isRecordOrNull)
  const hasRest =
    [shippingMethod, coupon, key, keyFor].every(isTextOrNull) &&
    (order === null || isOrder(order)) &&
    (giftCards === undefined || (Array.isArray(giftCards) && giftCards.every(isText))) &&
    isChoice(newsletter) &&
    isChoice(reminder) &&
    typeof paymentTried === 'boolean'
  return hasTyped && hasAnswers && hasRest
}

/** Parses a persisted draft; undefined if absent, invalid or of another version. */
export function restore(text: string | null): CheckoutDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}
