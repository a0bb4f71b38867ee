import type { CheckoutRequest, Money, Order, Totals } from '@motif/contract'
import { toPayOf } from '@motif/contract/gift-card-rules'
import type { Failure } from '../outcome/index.ts'
import type { CheckoutContext, CheckoutStep, QuoteInput } from './types.ts'

/** The request to place the order; undefined while incomplete. */
export function requestOf({
  cartId,
  email,
  shippingAddress,
  billingAddress,
  shippingMethod,
  giftNote,
  newsletter,
  coupon,
  giftCards
}: CheckoutContext): CheckoutRequest | undefined {
  if (shippingAddress === null || shippingMethod === null || email === '') return undefined
  return {
    cartId,
    email,
    shippingAddress,
    ...(billingAddress === null ? {} : { billingAddress }),
    shippingMethod,
    ...(coupon === null ? {} : { coupon }),
    ...(giftCards === undefined || giftCards.length === 0 ? {} : { giftCards: [...giftCards] }),
    ...(giftNote === '' ? {} : { giftNote }),
    ...(newsletter === true ? { newsletter } : {})
  }
}

/** Fingerprint of the request that an idempotency key and an order belong to. */
export const fingerprintOf = (context: CheckoutContext): string => JSON.stringify(requestOf(context) ?? null)

export const isKeyValid = (context: CheckoutContext) =>
  context.key !== null && context.keyFor === fingerprintOf(context)
export const isOrderPlaced = (context: CheckoutContext) =>
  context.order !== null && context.order.placedFor === fingerprintOf(context)
const isSameAmount = (one: Money, other: Money) => one.amount === other.amount && one.currency === other.currency

/** Whether two totals are equal, both in total and in the amount due by card. */
export const isSamePrice = (one: Totals, other: Totals) =>
  isSameAmount(one.total, other.total) && isSameAmount(toPayOf(one), toPayOf(other))
export const isPaid = ({ status }: Order) => status !== 'pending' && status !== 'cancelled'

export function quoteInputOf(
  { cartId, shippingAddress, shippingMethod, coupon }: CheckoutContext,
  { withMethod }: { withMethod: boolean }
): QuoteInput {
  const { country = '', region } = shippingAddress ?? {}
  return {
    cartId,
    country,
    ...(region === undefined ? {} : { region }),
    ...(withMethod && shippingMethod !== null ? { shippingMethod } : {}),
    ...(coupon === null ? {} : { coupon })
  }
}

/** The step whose fields an error concerns; payment by default. */
export function stepOfFailure({ code, field = '' }: Failure): Exclude<CheckoutStep, 'done'> {
  if (code === 'unshippable' || /^(?:shippingAddress|billingAddress|country|region)\b/.test(field)) return 'address'
  if (/^email\b/.test(field)) return 'email'
  return /^(?:shippingMethod|giftNote)\b/.test(field) ? 'shipping' : 'payment'
}

/** Ids of the lines an error names, as `lines.{lineId}` or below. */
export const linesIn = ({ fields = {} }: Failure): string[] => [
  ...new Set(Object.keys(fields).flatMap((field) => field.match(/^lines\.([^.]+)/)?.[1] ?? []))
]
