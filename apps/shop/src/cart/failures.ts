import { cartFailureOf, cartOf, type CartSnapshot, failedCartChangeOf } from '@motif/flows/cart'

/** The failure of the last change, by the place it concerns. */
export function failuresIn(snapshot: CartSnapshot) {
  const failure = cartFailureOf(snapshot)
  const change = failedCartChangeOf(snapshot)
  if (failure === null || change === null) return { failure }
  if (change.kind === 'coupon') return { couponFailure: failure }
  const isShown = 'lineId' in change && cartOf(snapshot)?.lines.some(({ id }) => id === change.lineId)
  return isShown ? { lineFailure: { lineId: change.lineId, failure } } : { failure }
}
