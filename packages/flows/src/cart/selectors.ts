import type { Cart } from '@motif/contract'
import type { Failure } from '../outcome/index.ts'
import { applyChange, piecesIn } from './changes.ts'
import type { CartSnapshot } from './machine.ts'
import type { CartChange, CartMemory } from './types.ts'

const changesOf = ({ context: { current, queue } }: CartSnapshot): CartChange[] =>
  current === null ? queue : [current, ...queue]

/** The cart to show: what the shop last told with the changes applied that are on their way. */
export const cartOf = (snapshot: CartSnapshot): Cart | null =>
  changesOf(snapshot).reduce<Cart | null>(
    (cart, change) => (cart === null ? null : applyChange(cart, change)),
    snapshot.context.cart
  )

function newPieces(change: CartChange): number {
  if (change.kind === 'batch') return piecesIn(change.batch)
  return change.kind === 'add' ? change.line.quantity : 0
}

/** Number of pieces, also while the first one is on its way into a cart that does not exist yet. */
export const cartCountOf = (snapshot: CartSnapshot): number =>
  cartOf(snapshot)?.count ?? changesOf(snapshot).reduce((count, change) => count + newPieces(change), 0)

export const cartIdOf = ({ context }: CartSnapshot) => context.cartId
/** What is to be remembered from page to page. */
export const memoryOf = ({ context: { cartId, belongsToAccount, isClaimOwed } }: CartSnapshot): CartMemory => ({
  cartId,
  belongsToAccount,
  isClaimOwed
})
/** The cart is kept in an account, and nobody is logged in who may open it. */
export const isCartLocked = ({ context }: CartSnapshot) => context.isLocked
/** The shop has said that the cart this browser remembered is no more. */
export const isCartGone = ({ context }: CartSnapshot) => context.isGone
/** Nothing is known of the cart yet. */
export const isCartLoading = (snapshot: CartSnapshot) =>
  snapshot.context.cart === null &&
  (snapshot.matches('loading') || snapshot.matches('opening') || snapshot.matches('claiming'))
/** Prices shown may change in a moment. */
export const isCartBusy = (snapshot: CartSnapshot) => !snapshot.matches('idle')
/** The shop cannot be reached; changes are kept here and sent once it can. */
export const isCartWaiting = (snapshot: CartSnapshot) => snapshot.context.attempts > 0
export const isApplyingCoupon = (snapshot: CartSnapshot) => changesOf(snapshot).some(({ kind }) => kind === 'coupon')
/** Lines with a change on its way. */
export const pendingLinesOf = (snapshot: CartSnapshot): string[] => [
  ...new Set(changesOf(snapshot).flatMap((change) => ('lineId' in change ? [change.lineId] : [])))
]
export const cartFailureOf = (snapshot: CartSnapshot): Failure | null =>
  snapshot.context.failure ?? (isOutOfSight(snapshot) ? { code: 'network', message: '' } : null)
/** Nothing can be shown, as the shop is out of reach. */
const isOutOfSight = (snapshot: CartSnapshot) => snapshot.context.cart === null && snapshot.matches('waiting')
export const failedCartChangeOf = ({ context }: CartSnapshot) => context.failedChange
/** The cart is empty, as opposed to not known. */
export const isCartEmpty = (snapshot: CartSnapshot) =>
  snapshot.context.cartId === null
    ? !snapshot.context.isClaimOwed && cartCountOf(snapshot) === 0
    : cartOf(snapshot)?.lines.length === 0
