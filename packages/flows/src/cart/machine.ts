import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { claimOf, enqueued, isKeyed } from './changes.ts'
import { cartSetup } from './setup.ts'
import type { CartChange, CartContext } from './types.ts'

/** Narrows the change being done; the states guarantee its kind. */
function changeAs<Kind extends CartChange['kind']>(
  { current }: CartContext,
  kind: Kind
): Extract<CartChange, { kind: Kind }> {
  if (current?.kind !== kind) throw new Error(`Expected a change of kind ${kind}`)
  return current as Extract<CartChange, { kind: Kind }>
}

/** What is asked first: the cart, as a claim where one is due, since that answers with the cart too. */
const begunWith = ({ cartId, isClaimOwed }: { cartId: string | null; isClaimOwed: boolean }): CartChange[] =>
  isClaimOwed ? [claimOf(cartId)] : cartId === null ? [] : [{ kind: 'load' }]

/**
 * The cart. Changes show at once and are sent one at a time, so that no answer can overwrite a newer one; a refused
 * change is taken back, one that could not be sent waits.
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
    /** There is no such cart for whoever is here: theirs is another, or they must log in, or it was cleared away. */
    notFound: {
      always: [
        { guard: 'isSignedIn', target: 'next', actions: 'turnToOwn' },
        { guard: 'belongsToAccount', target: 'next', actions: 'lock' },
        { target: 'next', actions: 'forgetCart' }
      ]
    },
    /** The session ended. Where another began meanwhile, or the cart is a visitor's, it is looked at again. */
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
          // Another person's, who was here before.
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
