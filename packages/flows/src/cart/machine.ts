import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { claimOf, enqueued, isKeyed } from './changes.ts'
import { cartSetup } from './setup.ts'
import type { CartChange, CartContext } from './types.ts'

/** Narrows the current change; the states guarantee its kind. */
function changeAs<Kind extends CartChange['kind']>(
  { current }: CartContext,
  kind: Kind
): Extract<CartChange, { kind: Kind }> {
  if (current?.kind !== kind) throw new Error(`Expected a change of kind ${kind}`)
  return current as Extract<CartChange, { kind: Kind }>
}

/** The first request: loads the cart, or claims it if a claim is pending, which returns the cart as well. */
const begunWith = ({ cartId, isClaimOwed }: { cartId: string | null; isClaimOwed: boolean }): CartChange[] =>
  isClaimOwed ? [claimOf(cartId)] : cartId === null ? [] : [{ kind: 'load' }]

/**
 * The cart. Changes are applied optimistically and sent one at a time, so that responses never overwrite newer ones. A
 * refused change is rolled back; one that could not be sent is retried.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input: { cartId, belongsToAccount = false, isClaimOwed = false, kept = [] } }) => ({
    cartId,
    belongsToAccount,
    isClaimOwed,
    isLocked: false,
    isGone: false,
    savedId: cartId,
    cart: null,
    current: null,
    queue: [
      ...begunWith({ cartId, isClaimOwed }),
      ...kept.map((change): CartChange => (isKeyed(change) ? { ...change, wasSent: true } : change))
    ],
    removed: [],
    failure: null,
    failedChange: null,
    attempts: 0
  }),
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
    CLAIM: { actions: [assign({ isClaimOwed: true }), 'ask'] },
    REFRESH: { actions: 'ask' },
    DISMISS_FAILURE: { actions: assign({ failure: null, failedChange: null }) },
    CART_REPLACED: [
      {
        guard: ({ context, event }) => event.cartId !== null && event.cartId === context.cartId,
        actions: assign({ queue: ({ context }) => enqueued(context.queue, { kind: 'load' }) })
      },
      // Leaving the state aborts the current call: its response concerns the previous cart.
      { target: '.next', actions: 'replace' }
    ]
  },
  states: {
    idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'next' } },
    /** Starts the next change. A started one continues, such as an addition after the cart was created. */
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
    /** The API is unreachable. Nothing is lost: retried after a delay, when the connection is back, or on request. */
    waiting: {
      after: { retryPause: 'next' },
      on: { RETRY: 'next', REFRESH: { target: 'next', actions: 'ask' } }
    },
    opening: {
      invoke: {
        id: 'openCart',
        src: 'openCart',
        onDone: { target: 'next', actions: { type: 'takeOpened', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            guard: ({ context, event }) =>
              context.current?.kind === 'open' && failureOf(event.error).code === 'sign-in-required',
            target: 'claimRefused'
          },
          {
            guard: { type: 'mustInsist', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    loading: {
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          { guard: { type: 'isSignInOver', params: ({ event }) => ({ error: event.error }) }, target: 'signInOver' },
          {
            guard: { type: 'mustWaitToLook', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    /** The cart does not exist for this customer: it belongs to another account, requires a login, or was deleted. */
    notFound: {
      always: [
        { guard: 'isSignedIn', target: 'next', actions: 'turnToOwn' },
        { guard: 'belongsToAccount', target: 'next', actions: 'lock' },
        { target: 'next', actions: 'forgetCart' }
      ]
    },
    /** The session ended. If another one began meanwhile, or the cart is a guest's, it is loaded again. */
    signInOver: {
      always: [
        { guard: 'isSignedIn', target: 'waiting', actions: 'putBack' },
        { guard: 'belongsToAccount', target: 'next', actions: 'lock' },
        { target: 'waiting', actions: 'putBack' }
      ]
    },
    claimRefused: {
      always: [
        { guard: 'isSignedIn', target: 'waiting', actions: 'putBack' },
        { target: 'next', actions: 'giveUpClaim' }
      ]
    },
    adding: {
      invoke: {
        id: 'addLine',
        src: 'addLine',
        input: ({ context }) => ({ cartId: context.cartId ?? '', line: changeAs(context, 'add').line }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    },
    addingBatch: {
      invoke: {
        id: 'addBatch',
        src: 'addBatch',
        input: ({ context }) => ({ cartId: context.cartId ?? '', batch: changeAs(context, 'batch').batch }),
        onDone: { target: 'next', actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
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
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
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
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
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
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          {
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'next',
            actions: 'lookAgain'
          },
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
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
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
          // The cart of the previous user of this browser.
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'next',
            actions: 'turnToOwn'
          },
          { guard: { type: 'isSignInOver', params: ({ event }) => ({ error: event.error }) }, target: 'claimRefused' },
          {
            guard: { type: 'mustInsist', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'putBack'
          },
          { target: 'next', actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error }) } }
        ]
      }
    }
  }
})

export type CartActor = ActorRefFrom<typeof cartMachine>
export type CartSnapshot = SnapshotFrom<typeof cartMachine>
