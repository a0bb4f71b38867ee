import type { Cart } from '@motif/contract'
import type { Failure } from '../outcome/index.ts'
import { applyChange, piecesIn } from './changes.ts'
import type { CartSnapshot } from './machine.ts'
import type { CartChange, CartMemory } from './types.ts'

const changesOf = ({ context: { current, queue } }: CartSnapshot): CartChange[] =>
  current === null ? queue : [current, ...queue]

/** The cart to show: the last response with pending changes applied. */
export const cartOf = (snapshot: CartSnapshot): Cart | null =>
  changesOf(snapshot).reduce<Cart | null>(
    (cart, change) => (cart === null ? null : applyChange(cart, change)),
    snapshot.context.cart
  )

function newPieces(change: CartChange): number {
  if (change.kind === 'batch') return piecesIn(change.batch)
  return change.kind === 'add' ? change.line.quantity : 0
}

/** Number of items, also while the first addition is still creating the cart. */
export const cartCountOf = (snapshot: CartSnapshot): number =>
  cartOf(snapshot)?.count ?? changesOf(snapshot).reduce((count, change) => count + newPieces(change), 0)

export const cartIdOf = ({ context }: CartSnapshot) => context.cartId
/** The state to persist across pages. */
export const memoryOf = ({ context: { cartId, belongsToAccount, isClaimOwed } }: CartSnapshot): CartMemory => ({
  cartId,
  belongsToAccount,
  isClaimOwed
})
/** The cart belongs to an account, and nobody is signed in. */
export const isCartLocked = ({ context }: CartSnapshot) => context.isLocked
/** The API reported that the persisted cart no longer exists. */
export const isCartGone = ({ context }: CartSnapshot) => context.isGone
/** The cart is not loaded yet. */
export const isCartLoading = (snapshot: CartSnapshot) =>
  snapshot.context.cart === null &&
  (snapshot.matches('loading') || snapshot.matches('opening') || snapshot.matches('claiming'))
/** Prices may be about to change. */
export const isCartBusy = (snapshot: CartSnapshot) => !snapshot.matches('idle')
/** The API is unreachable; changes wait to be sent. */
export const isCartWaiting = (snapshot: CartSnapshot) => snapshot.context.attempts > 0
export const isApplyingCoupon = (snapshot: CartSnapshot) => changesOf(snapshot).some(({ kind }) => kind === 'coupon')
/** Lines with pending changes. */
export const pendingLinesOf = (snapshot: CartSnapshot): string[] => [
  ...new Set(changesOf(snapshot).flatMap((change) => ('lineId' in change ? [change.lineId] : [])))
]
export const cartFailureOf = (snapshot: CartSnapshot): Failure | null =>
  snapshot.context.failure ?? (isOutOfSight(snapshot) ? { code: 'network', message: '' } : null)
/** Nothing can be shown because the API is unreachable. */
const isOutOfSight = (snapshot: CartSnapshot) => snapshot.context.cart === null && snapshot.matches('waiting')
export const failedCartChangeOf = ({ context }: CartSnapshot) => context.failedChange
/** The cart is known to be empty. */
export const isCartEmpty = (snapshot: CartSnapshot) =>
  snapshot.context.cartId === null
    ? !snapshot.context.isClaimOwed && cartCountOf(snapshot) === 0
    : cartOf(snapshot)?.lines.length === 0
