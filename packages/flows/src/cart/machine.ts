import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import { applyChange, changeOf, enqueued, isRemovalOf, isRepeatable, lineAddedTo, lineIn, placeOf, renumbered, restored, withKnownParts } from './changes.ts'
import type { CartChange, CartContext, CartEmitted, CartEvent, CartInput, RemovedLine } from './types.ts'

/** The cart as it is shown. */
const shownCart = ({ cart, current, queue }: CartContext) =>
  [current, ...queue].reduce((shown, change) => (shown === null || change === null ? shown : applyChange(shown, change)), cart)

/** The line a removal takes out, as it would come back. */
function removalOf(context: CartContext, lineId: string): RemovedLine[] {
  const cart = shownCart(context)
  const removed = cart === null ? undefined : placeOf(cart, lineId)
  return removed === undefined ? [] : [removed]
}

/** The line shown in the place of one that comes back, until the shop has answered. */
const previewOf = (change: CartChange | null) => (change?.kind === 'add' ? change.preview : undefined)

/** Narrows the change being done; the states guarantee its kind. */
function changeAs<Kind extends CartChange['kind']>({ current }: CartContext, kind: Kind): Extract<CartChange, { kind: Kind }> {
  if (current?.kind !== kind) throw new Error(`Expected a change of kind ${kind}`)
  return current as Extract<CartChange, { kind: Kind }>
}

/** No answer, or one that says to come back: whether it happened is not known. */
const isOutOfReach = (error: unknown) => ['network', 'unavailable'].includes(failureOf(error).code)

const isAddition = ({ kind }: CartChange) => kind === 'add' || kind === 'batch'

const types = {} as { context: CartContext; events: CartEvent; input: CartInput; emitted: CartEmitted }

/**
 * The cart. Changes show at once and are sent one at a time, so that no answer can overwrite a newer one; a refused
 * change is taken back, one that could not be sent waits.
 */
export const cartMachine = setup({
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
    mustOpen: ({ context: { current, cartId } }) => current?.kind === 'open' || (current !== null && isAddition(current) && cartId === null),
    isPointless: ({ context }) => context.cartId === null,
    is: ({ context }, kind: CartChange['kind']) => context.current?.kind === kind,
    mustWait: ({ context: { current } }, { error }: { error: unknown }) => current !== null && isRepeatable(current) && isOutOfReach(error),
    /** Looking is tried again by itself where changes wait behind it; else the person is asked. */
    mustWaitToLook: ({ context: { queue } }, { error }: { error: unknown }) => queue.some(isRepeatable) && isOutOfReach(error),
    /** Another tab took the line out first: that is what was wanted. */
    isGoneAlready: ({ context: { current } }, { error }: { error: unknown }) => current?.kind === 'remove' && failureOf(error).code === 'not-found'
  },
  actions: {
    /** Injected: remembers the cart in this browser, or forgets it. */
    saveCartId: (_args, _params: { cartId: string | null }) => {},
    ask: assign(({ context, event }) => {
      const change = changeOf(event, context)
      if (change === undefined) return {}
      const removed = change.kind === 'remove' ? [...context.removed, ...removalOf(context, change.lineId)] : context.removed
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
      return { ...rest, queue: isAsItWas ? queue : enqueued(queue, { kind: 'quantity', lineId: line.id, quantity: line.quantity }) }
    }),
    begin: assign({ current: ({ context }) => context.queue[0] ?? null, queue: ({ context }) => context.queue.slice(1) }),
    drop: assign({ current: null }),
    take: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      const { current } = context
      if (current?.kind === 'add') enqueue(emit({ type: 'lineAdded', cart, line: current.line }))
      if (current?.kind === 'batch') enqueue(emit({ type: 'batchAdded', cart, batch: current.batch }))
      if (current !== null && current.kind !== 'load') enqueue(emit({ type: 'cartChanged', cart }))
      const shown = previewOf(current)
      const queue = current?.kind === 'add' && shown !== undefined ? renumbered(context.queue, shown.id, lineAddedTo(context.cart, cart, current.line)?.id) : context.queue
      enqueue.assign({ cart: withKnownParts(context.cart, cart), cartId: cart.id, queue, current: null, attempts: 0 })
    }),
    /** The cart was made; what it was made for is still to be done. */
    takeOpened: assign(({ context }, { cart }: { cart: Cart }) => ({ cart, cartId: cart.id, current: context.current?.kind === 'open' ? null : context.current })),
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
      const mustLook = current.kind !== 'load' && context.cartId !== null && ['network', 'unavailable', 'not-found', 'conflict'].includes(failure.code)
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
    forgetCart: assign({ cartId: null, cart: null, current: null, queue: ({ context }) => context.queue.filter((change) => isAddition(change) || change.kind === 'open') }),
    replace: assign(({ event }) =>
      event.type === 'CART_REPLACED'
        ? { cartId: event.cartId, savedId: event.cartId, cart: null, current: null, removed: [], failure: null, failedChange: null, attempts: 0, queue: event.cartId === null ? [] : [{ kind: 'load' as const }] }
        : {}
    )
  }
}).createMachine({
  id: 'cart',
  context: ({ input: { cartId, kept = [] } }) => ({ cartId, savedId: cartId, cart: null, current: null, queue: cartId === null ? [] : [{ kind: 'load' }, ...kept], removed: [], failure: null, failedChange: null, attempts: 0 }),
  initial: 'next',
  on: {
    ADD: { actions: 'ask' },
    ADD_BATCH: { actions: 'ask' },
    CHANGE_QUANTITY: { actions: 'ask' },
    SAVE_FOR_LATER: { actions: 'ask' },
    MOVE_TO_CART: { actions: 'ask' },
    REMOVE: { actions: 'ask' },
    UNDO_REMOVE: { actions: 'undoRemove' },
    UNDO_EXPIRED: { actions: assign({ removed: [] }) },
    APPLY_COUPON: { actions: 'ask' },
    CLAIM: { actions: 'ask' },
    REFRESH: { actions: 'ask' },
    DISMISS_FAILURE: { actions: assign({ failure: null, failedChange: null }) },
    CART_REPLACED: [
      { guard: ({ context, event }) => event.cartId !== null && event.cartId === context.cartId, actions: assign({ queue: ({ context }) => enqueued(context.queue, { kind: 'load' }) }) },
      // Leaving the state stops the call under way: its answer is about a cart that is ours no more.
      { target: '.next', actions: 'replace' }
    ]
  },
  states: {
    idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'next' } },
    /** Takes the next change; one that already began goes on, such as adding once the cart was opened. */
    next: {
      entry: enqueueActions(({ context, enqueue }) => {
        if (context.cartId !== context.savedId) {
          enqueue({ type: 'saveCartId', params: { cartId: context.cartId } })
          enqueue.assign({ savedId: context.cartId })
        }
        if (context.current === null) enqueue('begin')
      }),
      always: [
        { guard: 'isNothingToDo', target: 'idle' },
        { guard: 'mustOpen', target: 'opening' },
        { guard: 'isPointless', target: 'idle', actions: 'drop' },
        { guard: { type: 'is', params: 'add' }, target: 'adding' },
        { guard: { type: 'is', params: 'batch' }, target: 'addingBatch' },
        { guard: { type: 'is', params: 'quantity' }, target: 'changing' },
        { guard: { type: 'is', params: 'save' }, target: 'saving' },
        { guard: { type: 'is', params: 'remove' }, target: 'removing' },
        { guard: { type: 'is', params: 'coupon' }, target: 'applying' },
        { guard: { type: 'is', params: 'claim' }, target: 'claiming' },
        { target: 'loading' }
      ]
    },
    /** The shop cannot be reached. Nothing is lost: it is tried again after a while, when the connection is back, or when asked. */
    waiting: {
      after: { retryPause: 'next' },
      on: { RETRY: 'next', REFRESH: { target: 'next', actions: 'ask' } }
    },
    opening: {
      invoke: {
        id: 'openCart',
        src: 'openCart',
        onDone: { target: 'next', actions: { type: 'takeOpened', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    loading: {
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            // An old cart the shop has cleared away is no failure to a person: it is an empty cart.
            guard: ({ event }) => failureOf(event.error).code === 'not-found',
            target: 'next',
            actions: 'forgetCart'
          },
          { guard: { type: 'mustWaitToLook', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    adding: {
      invoke: {
        id: 'addLine',
        src: 'addLine',
        input: ({ context }) => ({ cartId: context.cartId ?? '', line: changeAs(context, 'add').line }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    addingBatch: {
      invoke: {
        id: 'addBatch',
        src: 'addBatch',
        input: ({ context }) => ({ cartId: context.cartId ?? '', batch: changeAs(context, 'batch').batch }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    changing: {
      invoke: {
        id: 'changeQuantity',
        src: 'changeQuantity',
        input: ({ context }) => {
          const { lineId, quantity } = changeAs(context, 'quantity')
          return { cartId: context.cartId ?? '', lineId, quantity }
        },
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    saving: {
      invoke: {
        id: 'saveLine',
        src: 'saveLine',
        input: ({ context }) => {
          const { lineId, isSaved } = changeAs(context, 'save')
          return { cartId: context.cartId ?? '', lineId, isSaved }
        },
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    removing: {
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context }) => ({ cartId: context.cartId ?? '', lineId: changeAs(context, 'remove').lineId }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { guard: { type: 'isGoneAlready', params: ({ event }) => ({ error: event.error }) }, target: 'next', actions: 'lookAgain' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    applying: {
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({ cartId: context.cartId ?? '', coupon: changeAs(context, 'coupon').coupon }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    claiming: {
      invoke: {
        id: 'claimCart',
        src: 'claimCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', actions: 'putBack' },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    }
  }
})
