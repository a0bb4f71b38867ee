import { cartMachine } from '@motif/flows/cart'
import { carts, lines, pieces } from '../../fixtures/carts.ts'
import { totalsOf } from '../../fixtures/prices.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed, waited } from '../walk/written.ts'

const [tee, mug, tote] = [lines.tee, lines.mug, lines.tote]
const kept = [pieces(mug, 2), tee, tote]
const changed = { ...carts.ready, lines: kept, count: 7, totals: totalsOf(kept) }
const newLine = { variantId: mug.variantId, quantity: 1 }
const calls = [
  'openCart',
  'loadCart',
  'addLine',
  'addBatch',
  'changeQuantity',
  'saveLine',
  'removeLine',
  'applyCoupon',
  'claimCart'
] as const

export const cartWalk: Walk = {
  machine: cartMachine,
  beginnings: [
    { name: 'A cart this browser remembers', input: { cartId: carts.ready.id } },
    { name: 'No cart yet', input: { cartId: null } },
    { name: 'The cart of an account', input: { cartId: carts.ready.id, belongsToAccount: true } }
  ],
  events: [
    { event: { type: 'ADD', line: newLine } },
    { event: { type: 'ADD_BATCH', batch: { key: 'k', designs: [], lines: [newLine] } } },
    { event: { type: 'CHANGE_QUANTITY', lineId: mug.id, quantity: 2 } },
    { event: { type: 'REMOVE', lineId: mug.id } },
    { event: { type: 'UNDO_REMOVE', lineId: mug.id } },
    { event: { type: 'UNDO_EXPIRED' } },
    { event: { type: 'SAVE_FOR_LATER', lineId: tote.id } },
    { event: { type: 'MOVE_TO_CART', lineId: tote.id } },
    { event: { type: 'APPLY_COUPON', coupon: 'WELCOME10' } },
    { event: { type: 'CLAIM' } },
    { event: { type: 'REFRESH' } },
    { event: { type: 'RETRY' } },
    { event: { type: 'CART_REPLACED', cartId: 'c2' }, called: 'another one' },
    { event: { type: 'CART_REPLACED', cartId: carts.ready.id }, called: 'the same' },
    { event: { type: 'DISMISS_FAILURE' } },
    ...calls.map((call) =>
      did(call, call === 'changeQuantity' ? changed : call === 'applyCoupon' ? carts.withCoupon : carts.ready)
    ),
    ...calls.map((call) => failed(call, 'network')),
    failed('openCart', { status: 401, code: 'sign-in-required', detail: 'Sign in again.' }),
    failed('loadCart', { status: 404, code: 'not-found', detail: 'There is no such cart.' }),
    failed('loadCart', { status: 401, code: 'sign-in-required', detail: 'Sign in again.' }),
    failed('changeQuantity', { status: 409, code: 'out-of-stock', detail: 'There are 4 of these left.' }),
    failed('removeLine', { status: 404, code: 'not-found', detail: 'There is no such line.' }),
    failed('applyCoupon', { status: 400, code: 'invalid-coupon', detail: 'There is no such coupon.' }),
    failed('claimCart', { status: 404, code: 'not-found', detail: 'There is no such cart.' }),
    failed('claimCart', { status: 401, code: 'sign-in-required', detail: 'Sign in again.' }),
    waited('retryPause', 'cart.waiting')
  ],
  guards: {
    isNothingToDo: 'nothing is left to do',
    isSignedIn: 'somebody is signed in',
    mustOpen: 'there is no cart yet to add to',
    isPointless: 'there is no cart to change',
    is: 'the next change is of kind “$”',
    mustWait: 'it may be sent again, and the shop was not reached',
    mustWaitToLook: 'nothing can be shown yet, or changes wait, and the shop was not reached',
    mustInsist: 'the carts must become one, and the refusal is not for good',
    isNotFound: 'there is no such cart',
    isSignInOver: 'the session is over',
    belongsToAccount: 'the cart is of an account',
    isGoneAlready: 'the line is gone already',
    'CART_REPLACED 1': 'it is the cart that is shown',
    'idle at once 1': 'changes wait',
    'opening openCart failed 1': 'a person’s own cart was asked for, and nobody is signed in'
  },
  // Only whether changes wait matters, not their number.
  key: ({ cartId, queue }: { cartId: string | null; queue: readonly unknown[] }) => [cartId, Math.min(queue.length, 1)]
}
