import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import {
  applyChange,
  changeOf,
  enqueued,
  isRemovalOf,
  isRepeatable,
  lineAddedTo,
  lineIn,
  piecesAdded,
  placeOf,
  renumbered,
  restored,
  withKnownParts
} from './changes.ts'
import type { CartChange, CartContext, CartEmitted, CartEvent, CartInput, RemovedLine } from './types.ts'

/** The cart with pending changes applied. */
const shownCart = ({ cart, current, queue }: CartContext) =>
  [current, ...queue].reduce(
    (shown, change) => (shown === null || change === null ? shown : applyChange(shown, change)),
    cart
  )

/** The line a removal takes out, with the data to restore it. */
function removalOf(context: CartContext, lineId: string): RemovedLine[] {
  const cart = shownCart(context)
  const removed = cart === null ? undefined : placeOf(cart, lineId)
  return removed === undefined ? [] : [removed]
}

/** Placeholder for a line being restored, until the response. */
const previewOf = (change: CartChange | null) => (change?.kind === 'add' ? change.preview : undefined)

/** No response, or a temporary error: the outcome is unknown. */
const isOutOfReach = (error: unknown) => ['network', 'unavailable'].includes(failureOf(error).code)

/** Definite refusals to open this cart; other errors may be temporary. */
const isDefinite = (error: unknown) => ['not-found', 'sign-in-required'].includes(failureOf(error).code)

/** Failed claims before the customer is informed. */
const maxClaims = 5

const isAddition = ({ kind }: CartChange) => kind === 'add' || kind === 'batch'

/** Context derived from a response besides the cart's content. */
const known = (cart: Cart) => ({
  cartId: cart.id,
  belongsToAccount: cart.belongsToAccount === true,
  isLocked: false,
  isGone: false
})

const types = {} as { context: CartContext; events: CartEvent; input: CartInput; emitted: CartEmitted }

/** Actors, guards and actions of the statechart. */
export const cartSetup = setup({
  types,
  actors: {
    openCart: placeholderActor<Cart>('openCart'),
    loadCart: placeholderActor<Cart, { cartId: string }>('loadCart'),
    addLine: placeholderActor<Cart, { cartId: string; line: NewLine }>('addLine'),
    addBatch: placeholderActor<Cart, { cartId: string; batch: LineBatch }>('addBatch'),
    changeQuantity: placeholderActor<Cart, { cartId: string; lineId: string; quantity: number }>('changeQuantity'),
    saveLine: placeholderActor<Cart, { cartId: string; lineId: string; isSaved: boolean }>('saveLine'),
    removeLine: placeholderActor<Cart, { cartId: string; lineId: string }>('removeLine'),
    applyCoupon: placeholderActor<Cart, { cartId: string; coupon: string | null }>('applyCoupon'),
    claimCart: placeholderActor<Cart, { cartId: string }>('claimCart')
  },
  delays: { retryPause: ({ context }) => Math.min(30_000, 1000 * 2 ** context.attempts) },
  guards: {
    isNothingToDo: ({ context }) => context.current === null,
    /** Provided by the shop: whether somebody is signed in. */
    isSignedIn: (_args) => false,
    mustOpen: ({ context: { current, cartId, isLocked } }) =>
      current?.kind === 'open' || (current !== null && isAddition(current) && (cartId === null || isLocked)),
    isPointless: ({ context: { current, cartId, isLocked } }) =>
      cartId === null || (isLocked && current?.kind !== 'load' && current?.kind !== 'claim'),
    is: ({ context }, kind: CartChange['kind']) => context.current?.kind === kind,
    mustWait: ({ context: { current } }, { error }: { error: unknown }) =>
      current !== null && isRepeatable(current) && isOutOfReach(error),
    /**
     * Loading retries automatically if nothing can be shown or changes are pending; otherwise the customer is asked.
     */
    mustWaitToLook: ({ context: { queue, cart } }, { error }: { error: unknown }) =>
      (cart === null || queue.some(isRepeatable)) && isOutOfReach(error),
    /** The account's carts must be merged; only a definite error ends the attempts. */
    mustInsist: ({ context: { current, attempts } }, { error }: { error: unknown }) =>
      (current?.kind === 'claim' || current?.kind === 'open') &&
      !isDefinite(error) &&
      (isOutOfReach(error) || attempts < maxClaims),
    isNotFound: (_args, { error }: { error: unknown }) => failureOf(error).code === 'not-found',
    isSignInOver: (_args, { error }: { error: unknown }) => failureOf(error).code === 'sign-in-required',
    belongsToAccount: ({ context }) => context.belongsToAccount,
    /** Another tab already removed the line: the goal is reached. */
    isGoneAlready: ({ context: { current } }, { error }: { error: unknown }) =>
      current?.kind === 'remove' && failureOf(error).code === 'not-found'
  },
  actions: {
    /** Provided by the shop: persists or clears the cart id. */
    saveCartId: (_args, _params: { cartId: string | null }) => {},
    ask: assign(({ context, event }) => {
      const change = changeOf(event, context)
      if (change === undefined) return {}
      const removed =
        change.kind === 'remove' ? [...context.removed, ...removalOf(context, change.lineId)] : context.removed
      return { queue: enqueued(context.queue, change), removed, failure: null, failedChange: null }
    }),
    /** A removal that was not sent yet is undone locally. */
    undoRemove: assign(({ context, event }) => {
      const wanted = event.type === 'UNDO_REMOVE' ? event.lineId : undefined
      const undone = context.removed.findLast(({ line }) => wanted === undefined || line.id === wanted)
      if (undone === undefined) return {}
      const { line } = undone
      const rest = { removed: context.removed.filter((other) => other !== undone), failure: null, failedChange: null }
      const isUnsent = context.queue.some((change) => isRemovalOf(change, line.id) && change.wasSent !== true)
      if (!isUnsent) return { ...rest, queue: enqueued(context.queue, restored(undone)) }
      // The line was never removed, but an earlier pending quantity still applies.
      const queue = context.queue.filter((change) => !isRemovalOf(change, line.id))
      const isAsItWas = context.cart === null || lineIn(context.cart, line.id)?.quantity === line.quantity
      return {
        ...rest,
        queue: isAsItWas ? queue : enqueued(queue, { kind: 'quantity', lineId: line.id, quantity: line.quantity })
      }
    }),
    begin: assign({
      current: ({ context }) => context.queue[0] ?? null,
      queue: ({ context }) => context.queue.slice(1)
    }),
    drop: assign({ current: null }),
    take: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      const { current } = context
      if (current?.kind === 'add') enqueue(emit({ type: 'lineAdded', cart, line: current.line }))
      if (current?.kind === 'batch') {
        const added = context.cart === null ? undefined : piecesAdded(context.cart, cart, current.batch)
        enqueue(emit({ type: 'batchAdded', cart, batch: current.batch, added }))
      }
      if (current !== null && current.kind !== 'load') enqueue(emit({ type: 'cartChanged', cart }))
      const shown = previewOf(current)
      const queue =
        current?.kind === 'add' && shown !== undefined
          ? renumbered(context.queue, shown.id, lineAddedTo(context.cart, cart, current.line)?.id)
          : context.queue
      enqueue.assign({
        ...known(cart),
        isClaimOwed: context.isClaimOwed && current?.kind !== 'claim' && cart.belongsToAccount !== true,
        cart: withKnownParts(context.cart, cart),
        queue,
        current: null,
        attempts: 0
      })
    }),
    /** The cart was created; the change it was created for follows. */
    takeOpened: assign(({ context: { current, isClaimOwed } }, { cart }: { cart: Cart }) => ({
      ...known(cart),
      cart,
      attempts: 0,
      isClaimOwed: isClaimOwed && current?.kind !== 'open' && cart.belongsToAccount !== true,
      current: current?.kind === 'open' ? null : current
    })),
    /** The persisted cart is not this customer's: switch to their own. */
    turnToOwn: assign({
      cartId: null,
      belongsToAccount: false,
      isLocked: false,
      isClaimOwed: true,
      cart: null,
      current: { kind: 'open' as const }
    }),
    /** Nobody is signed in any more: load the cart as a guest. */
    giveUpClaim: assign({
      isClaimOwed: false,
      current: null,
      attempts: 0,
      queue: ({ context: { cartId, queue } }) => (cartId === null ? queue : enqueued(queue, { kind: 'load' }))
    }),
    lock: assign({
      isLocked: true,
      isClaimOwed: false,
      cart: null,
      current: null,
      attempts: 0,
      failure: null,
      failedChange: null,
      queue: ({ context }) => context.queue.filter(isAddition)
    }),
    /** Puts an unsent change back to the front of the queue, unless a newer one supersedes it. */
    putBack: assign(({ context: { current, queue, attempts } }) => ({
      current: null,
      attempts: attempts + 1,
      queue: current === null ? queue : queue.reduce(enqueued, [{ ...current, wasSent: true as const }])
    })),
    lookAgain: assign({ current: null, queue: ({ context }) => enqueued(context.queue, { kind: 'load' }) }),
    rollBack: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const { current } = context
      const failure = failureOf(error)
      if (current === null) return
      // The outcome is unknown, or the cart differs from the expected: reload.
      const mustLook =
        current.kind !== 'load' &&
        context.cartId !== null &&
        ['network', 'unavailable', 'not-found', 'conflict', 'sign-in-required'].includes(failure.code)
      enqueue(emit({ type: 'changeFailed', change: current, failure }))
      const shown = previewOf(current)
      const queue = shown === undefined ? context.queue : renumbered(context.queue, shown.id, undefined)
      enqueue.assign({
        current: null,
        attempts: 0,
        queue: mustLook ? enqueued(queue, { kind: 'load' }) : queue,
        removed: context.removed.filter(({ line }) => !isRemovalOf(current, line.id)),
        failure: context.failure ?? failure,
        failedChange: context.failedChange ?? current
      })
    }),
    forgetCart: assign({
      cartId: null,
      isGone: true,
      cart: null,
      current: null,
      queue: ({ context }) => context.queue.filter((change) => isAddition(change) || change.kind === 'open')
    }),
    replace: assign(({ event }) =>
      event.type === 'CART_REPLACED'
        ? {
            cartId: event.cartId,
            savedId: event.cartId,
            belongsToAccount: event.belongsToAccount === true,
            isClaimOwed: false,
            isLocked: false,
            isGone: false,
            cart: null,
            current: null,
            removed: [],
            failure: null,
            failedChange: null,
            attempts: 0,
            queue: event.cartId === null ? [] : [{ kind: 'load' as const }]
          }
        : {}
    )
  }
})
