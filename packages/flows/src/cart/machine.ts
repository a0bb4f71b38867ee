import type { Cart, NewLine } from '@motif/contract'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import { applyChange, changeOf, enqueued, isRemovalOf } from './changes.ts'
import type { CartChange, CartContext, CartEmitted, CartEvent, CartInput } from './types.ts'

const shownLine = ({ cart, current, queue }: CartContext, lineId: string) =>
  [current, ...queue].reduce((shown, change) => (shown === null || change === null ? shown : applyChange(shown, change)), cart)?.lines.find((line) => line.id === lineId) ?? null

/** Narrows the change being done; the states guarantee its kind. */
function changeAs<Kind extends CartChange['kind']>({ current }: CartContext, kind: Kind): Extract<CartChange, { kind: Kind }> {
  if (current?.kind !== kind) throw new Error(`Expected a change of kind ${kind}`)
  return current as Extract<CartChange, { kind: Kind }>
}

const types = {} as { context: CartContext; events: CartEvent; input: CartInput; emitted: CartEmitted }

/**
 * The cart. Changes show at once and are sent one at a time, so that no answer can overwrite a newer one; a refused
 * change is taken back.
 */
export const cartMachine = setup({
  types,
  actors: {
    openCart: provided<Cart>('openCart'),
    loadCart: provided<Cart, { cartId: string }>('loadCart'),
    addLine: provided<Cart, { cartId: string; line: NewLine }>('addLine'),
    changeQuantity: provided<Cart, { cartId: string; lineId: string; quantity: number }>('changeQuantity'),
    removeLine: provided<Cart, { cartId: string; lineId: string }>('removeLine'),
    applyCoupon: provided<Cart, { cartId: string; coupon: string | null }>('applyCoupon'),
    claimCart: provided<Cart, { cartId: string }>('claimCart')
  },
  guards: {
    isNothingToDo: ({ context }) => context.current === null,
    mustOpen: ({ context: { current, cartId } }) => current?.kind === 'open' || (current?.kind === 'add' && cartId === null),
    isPointless: ({ context }) => context.cartId === null,
    is: ({ context }, kind: CartChange['kind']) => context.current?.kind === kind
  },
  actions: {
    /** Injected: remembers the cart in this browser, or forgets it. */
    saveCartId: (_args, _params: { cartId: string | null }) => {},
    ask: enqueueActions(({ context, event, enqueue }) => {
      const change = changeOf(event, context)
      if (change === undefined) return
      const removed = change.kind === 'remove' ? shownLine(context, change.lineId) : context.removed
      enqueue.assign({ queue: enqueued(context.queue, change), removed, failure: null, failedChange: null })
    }),
    /** A removal nobody has sent yet needs no call to be undone. */
    undoRemove: assign(({ context, event }) => {
      const { removed, queue } = context
      if (removed === null) return {}
      const kept = queue.filter((change) => !isRemovalOf(change, removed.id))
      // Not sent yet: the line never left, but a quantity that waited before it is still wanted.
      const isUnsent = kept.length < queue.length
      const change: CartChange | undefined = isUnsent ? { kind: 'quantity', lineId: removed.id, quantity: removed.quantity } : changeOf(event, context)
      const isAsItWas = isUnsent && context.cart?.lines.find((line) => line.id === removed.id)?.quantity === removed.quantity
      return { removed: null, failure: null, failedChange: null, queue: change === undefined || isAsItWas ? kept : enqueued(kept, change) }
    }),
    begin: assign({ current: ({ context }) => context.queue[0] ?? null, queue: ({ context }) => context.queue.slice(1) }),
    drop: assign({ current: null }),
    take: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      if (context.current?.kind === 'add') enqueue(emit({ type: 'lineAdded', cart }))
      enqueue.assign({ cart, cartId: cart.id, current: null })
    }),
    /** The cart was made; what it was made for is still to be done. */
    takeOpened: assign(({ context }, { cart }: { cart: Cart }) => ({ cart, cartId: cart.id, current: context.current?.kind === 'open' ? null : context.current })),
    rollBack: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const { current, removed } = context
      const failure = failureOf(error)
      if (current === null) return
      // Whether it happened is not known, or the cart is another than thought: look.
      const mustLook = current.kind !== 'load' && context.cartId !== null && ['network', 'not-found', 'conflict'].includes(failure.code)
      enqueue(emit({ type: 'changeFailed', change: current, failure }))
      enqueue.assign({
        current: null,
        queue: mustLook ? enqueued(context.queue, { kind: 'load' }) : context.queue,
        removed: removed !== null && isRemovalOf(current, removed.id) ? null : removed,
        failure: context.failure ?? failure,
        failedChange: context.failedChange ?? current
      })
    }),
    forgetCart: assign({ cartId: null, cart: null, current: null, queue: ({ context }) => context.queue.filter(({ kind }) => kind === 'add' || kind === 'open') }),
    replace: assign(({ event }) =>
      event.type === 'CART_REPLACED' ? { cartId: event.cartId, savedId: event.cartId, cart: null, current: null, removed: null, failure: null, failedChange: null, queue: event.cartId === null ? [] : [{ kind: 'load' as const }] } : {}
    )
  }
}).createMachine({
  id: 'cart',
  context: ({ input: { cartId } }) => ({ cartId, savedId: cartId, cart: null, current: null, queue: cartId === null ? [] : [{ kind: 'load' }], removed: null, failure: null, failedChange: null }),
  initial: 'next',
  on: {
    ADD: { actions: 'ask' },
    CHANGE_QUANTITY: { actions: 'ask' },
    REMOVE: { actions: 'ask' },
    UNDO_REMOVE: { actions: 'undoRemove' },
    UNDO_EXPIRED: { actions: assign({ removed: null }) },
    APPLY_COUPON: { actions: 'ask' },
    CLAIM: { actions: 'ask' },
    REFRESH: { actions: 'ask' },
    DISMISS_FAILURE: { actions: assign({ failure: null, failedChange: null }) },
    CART_REPLACED: [
      { guard: ({ context, event }) => event.cartId === context.cartId && context.cart !== null, actions: assign({ queue: ({ context }) => enqueued(context.queue, { kind: 'load' }) }) },
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
        { guard: { type: 'is', params: 'quantity' }, target: 'changing' },
        { guard: { type: 'is', params: 'remove' }, target: 'removing' },
        { guard: { type: 'is', params: 'coupon' }, target: 'applying' },
        { guard: { type: 'is', params: 'claim' }, target: 'claiming' },
        { target: 'loading' }
      ]
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
    changing: {
      invoke: {
        id: 'changeQuantity',
        src: 'changeQuantity',
        input: ({ context }) => {
          const { lineId, quantity } = changeAs(context, 'quantity')
          return { cartId: context.cartId ?? '', lineId, quantity }
        },
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    removing: {
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context }) => ({ cartId: context.cartId ?? '', lineId: changeAs(context, 'remove').lineId }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    applying: {
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({ cartId: context.cartId ?? '', coupon: changeAs(context, 'coupon').coupon }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    },
    claiming: {
      invoke: {
        id: 'claimCart',
        src: 'claimCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
      }
    }
  }
})
