import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import {
  applyChange,
  changeOf,
  enqueued,
  isRemovalOf,
  isRepeatable,
  lineAddedTo,
  lineIn,
  placeOf,
  renumbered,
  restored,
  withKnownParts
} from './changes.ts'
import type { CartChange, CartContext, CartEmitted, CartEvent, CartInput, RemovedLine } from './types.ts'

/** The cart as it is shown. */
const shownCart = ({ cart, current, queue }: CartContext) =>
  [current, ...queue].reduce(
    (shown, change) => (shown === null || change === null ? shown : applyChange(shown, change)),
    cart
  )

/** The line a removal takes out, as it would come back. */
function removalOf(context: CartContext, lineId: string): RemovedLine[] {
  const cart = shownCart(context)
  const removed = cart === null ? undefined : placeOf(cart, lineId)
  return removed === undefined ? [] : [removed]
}

/** The line shown in the place of one that comes back, until the shop has answered. */
const previewOf = (change: CartChange | null) => (change?.kind === 'add' ? change.preview : undefined)

/** No answer, or one that says to come back: whether it happened is not known. */
const isOutOfReach = (error: unknown) => ['network', 'unavailable'].includes(failureOf(error).code)

/** Answers that say for good that this cart is not this person's to open; anything else may be a fault on the way. */
const isDefinite = (error: unknown) => ['not-found', 'sign-in-required'].includes(failureOf(error).code)

/** Claims that were answered with a fault rather than not at all before the person is told. */
const mostClaims = 5

const isAddition = ({ kind }: CartChange) => kind === 'add' || kind === 'batch'

/** What an answer tells of the cart beside what is in it. */
const known = (cart: Cart) => ({
  cartId: cart.id,
  belongsToAccount: cart.belongsToAccount === true,
  isLocked: false,
  isGone: false
})

const types = {} as { context: CartContext; events: CartEvent; input: CartInput; emitted: CartEmitted }

/** What the statechart names: its actors, its guards, and what changes in its context. */
export const cartSetup = setup({
  types,
  actors: {
    openCart: provided<Cart>('openCart'),
    loadCart: provided<Cart, { cartId: string }>('loadCart'),
    addLine: provided<Cart, { cartId: string; line: NewLine }>('addLine'),
    addBatch: provided<Cart, { cartId: string; batch: LineBatch }>('addBatch'),
    changeQuantity: provided<Cart, { cartId: string; lineId: string; quantity: number }>('changeQuantity'),
    saveLine: provided<Cart, { cartId: string; lineId: string; isSaved: boolean }>('saveLine'),
    removeLine: provided<Cart, { cartId: string; lineId: string }>('removeLine'),
    applyCoupon: provided<Cart, { cartId: string; coupon: string | null }>('applyCoupon'),
    claimCart: provided<Cart, { cartId: string }>('claimCart')
  },
  delays: { retryPause: ({ context }) => Math.min(30_000, 1000 * 2 ** context.attempts) },
  guards: {
    isNothingToDo: ({ context }) => context.current === null,
    /** Injected: somebody has logged in here and not out again. */
    isSignedIn: (_args) => false,
    mustOpen: ({ context: { current, cartId, isLocked } }) =>
      current?.kind === 'open' || (current !== null && isAddition(current) && (cartId === null || isLocked)),
    isPointless: ({ context: { current, cartId, isLocked } }) =>
      cartId === null || (isLocked && current?.kind !== 'load' && current?.kind !== 'claim'),
    is: ({ context }, kind: CartChange['kind']) => context.current?.kind === kind,
    mustWait: ({ context: { current } }, { error }: { error: unknown }) =>
      current !== null && isRepeatable(current) && isOutOfReach(error),
    /** Looking is tried again by itself where nothing can be shown yet or changes wait behind it; else the person is asked. */
    mustWaitToLook: ({ context: { queue, cart } }, { error }: { error: unknown }) =>
      (cart === null || queue.some(isRepeatable)) && isOutOfReach(error),
    /** The person's carts must become one; only a definite answer ends that. */
    mustInsist: ({ context: { current, attempts } }, { error }: { error: unknown }) =>
      (current?.kind === 'claim' || current?.kind === 'open') &&
      !isDefinite(error) &&
      (isOutOfReach(error) || attempts < mostClaims),
    isNotFound: (_args, { error }: { error: unknown }) => failureOf(error).code === 'not-found',
    isSignInOver: (_args, { error }: { error: unknown }) => failureOf(error).code === 'sign-in-required',
    belongsToAccount: ({ context }) => context.belongsToAccount,
    /** Another tab took the line out first: that is what was wanted. */
    isGoneAlready: ({ context: { current } }, { error }: { error: unknown }) =>
      current?.kind === 'remove' && failureOf(error).code === 'not-found'
  },
  actions: {
    /** Injected: remembers the cart in this browser, or forgets it. */
    saveCartId: (_args, _params: { cartId: string | null }) => {},
    ask: assign(({ context, event }) => {
      const change = changeOf(event, context)
      if (change === undefined) return {}
      const removed =
        change.kind === 'remove' ? [...context.removed, ...removalOf(context, change.lineId)] : context.removed
      return { queue: enqueued(context.queue, change), removed, failure: null, failedChange: null }
    }),
    /** A removal nobody has sent yet needs no call to be undone. */
    undoRemove: assign(({ context, event }) => {
      const wanted = event.type === 'UNDO_REMOVE' ? event.lineId : undefined
      const undone = context.removed.findLast(({ line }) => wanted === undefined || line.id === wanted)
      if (undone === undefined) return {}
      const { line } = undone
      const rest = { removed: context.removed.filter((other) => other !== undone), failure: null, failedChange: null }
      const isUnsent = context.queue.some((change) => isRemovalOf(change, line.id) && change.wasSent !== true)
      if (!isUnsent) return { ...rest, queue: enqueued(context.queue, restored(undone)) }
      // The line never left, but a quantity that waited before it is still wanted.
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
      if (current?.kind === 'batch') enqueue(emit({ type: 'batchAdded', cart, batch: current.batch }))
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
    /** The cart was made; what it was made for is still to be done. */
    takeOpened: assign(({ context: { current, isClaimOwed } }, { cart }: { cart: Cart }) => ({
      ...known(cart),
      cart,
      attempts: 0,
      isClaimOwed: isClaimOwed && current?.kind !== 'open' && cart.belongsToAccount !== true,
      current: current?.kind === 'open' ? null : current
    })),
    /** What this browser remembered is not this person's: their own cart is. */
    turnToOwn: assign({
      cartId: null,
      belongsToAccount: false,
      isLocked: false,
      isClaimOwed: true,
      cart: null,
      current: { kind: 'open' as const }
    }),
    /** Nobody is logged in any more to claim anything: look at the cart as whoever is here. */
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
    /** Keeps a change that found no shop as the next to be done, unless a newer one overrules it. */
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
      // Whether it happened is not known, or the cart is another than thought: look.
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
