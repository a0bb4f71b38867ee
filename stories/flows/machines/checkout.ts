import type { Checkout, Quote } from '@motif/contract'
import { checkoutMachine, type CheckoutDraft, payWith } from '@motif/flows/checkout'
import { carts, countries, methods } from '../../fixtures/carts.ts'
import { addresses, people } from '../../fixtures/people.ts'
import { totalsOf } from '../../fixtures/prices.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed, waited } from '../walk/written.ts'

const shippingAddress = addresses.unitedStates
const totals = totalsOf(carts.ready.lines, { to: shippingAddress })
const quote: Quote = {
  methods: [...methods],
  countries: [...countries],
  couponProblem: null,
  payment: { provider: 'test', publishableKey: null },
  totals
}
const placed: Checkout = {
  orderId: 'o1',
  orderKey: 'k1',
  totals,
  couponProblem: null,
  payment: { provider: 'test', clientSecret: 'secret-of-the-story' }
}

/** A checkout that only lacks the payment. */
export const atPayment: CheckoutDraft = {
  version: 1,
  step: 'payment',
  cartId: carts.ready.id,
  typed: { email: people.ada.email, shipping: shippingAddress, billing: null, giftNote: '' },
  email: people.ada.email,
  shippingAddress,
  billingAddress: null,
  shippingMethod: 'standard',
  giftNote: '',
  coupon: null,
  key: null,
  keyFor: null,
  order: null,
  paymentTried: false
}

/** The same, reloaded during payment. */
const whilePaying: CheckoutDraft = {
  ...atPayment,
  key: 'key-of-the-story',
  order: {
    ...placed,
    placedFor: JSON.stringify({
      cartId: atPayment.cartId,
      email: atPayment.email,
      shippingAddress,
      shippingMethod: 'standard'
    })
  },
  paymentTried: true
}

const cartId = carts.ready.id
const orderWith = (status: string) => ({ id: 'o1', status })
const outOfStock = {
  status: 409,
  code: 'out-of-stock',
  detail: 'There are 4 of these left.',
  fields: { 'lines.l2': '' }
}
const conflict = { status: 409, code: 'conflict', detail: 'The order’s time ran out.' }
const badCoupon = { status: 400, code: 'invalid-coupon', detail: 'There is no such coupon.' }
const unshippable = { status: 400, code: 'unshippable', detail: 'Not delivered to that country.' }

export const checkoutWalk: Walk = {
  machine: checkoutMachine,
  beginnings: [
    { name: 'A guest', input: { cartId } },
    { name: 'A guest at the payment', input: { cartId, draft: atPayment } },
    { name: 'Reloaded while paying', input: { cartId, draft: whilePaying } },
    {
      name: 'A person with a default address',
      input: { cartId, email: people.ada.email, express: { shippingAddress, billingAddress: null } }
    }
  ],
  events: [
    { event: { type: 'ENTER_EMAIL', email: people.ada.email } },
    { event: { type: 'ENTER_ADDRESS', shippingAddress, billingAddress: null } },
    { event: { type: 'CHOOSE_METHOD', method: 'standard', giftNote: '' } },
    { event: { type: 'APPLY_COUPON', coupon: 'WELCOME10' } },
    { event: { type: 'PAY', details: { card: '4242424242424242' } } },
    { event: { type: 'PAYMENT_ANSWERED', status: 'succeeded' }, called: 'paid' },
    { event: { type: 'PAYMENT_ANSWERED', status: 'requires_action' }, called: 'the bank asks' },
    { event: { type: 'PAYMENT_ANSWERED', status: 'declined', reason: 'insufficient-funds' }, called: 'declined' },
    { event: { type: 'PAYMENT_FAILED', error: { code: 'network' } }, called: 'no network' },
    { event: { type: 'PAYMENT_FAILED', error: conflict }, called: 'too late' },
    { event: { type: 'PAYMENT_FAILED', error: outOfStock }, called: 'out of stock' },
    { event: { type: 'CHALLENGE_ANSWERED', result: 'passed' }, called: 'confirmed' },
    { event: { type: 'CHALLENGE_ANSWERED', result: 'failed' }, called: 'refused' },
    { event: { type: 'BACK' } },
    { event: { type: 'RETRY' } },
    { event: { type: 'CART_CHANGED' } },
    ...(['email', 'address', 'shipping', 'payment'] as const).map((step) => ({
      event: { type: 'GO_TO', step },
      called: step
    })),
    { event: { type: 'TYPED', typed: { email: 'ada@' } } },
    ...['quote', 'quoteExpress', 'price', 'priceAgain'].flatMap((call) => [
      did(call, quote),
      failed(call, unshippable),
      failed(call, badCoupon)
    ]),
    did('newKey', 'key-of-the-story'),
    failed('newKey', 'network', 'no key'),
    did('placeOrder', placed),
    did('placeOrder', { ...placed, totals: totalsOf(carts.withSaved.savedLines) }, 'at another price'),
    failed('placeOrder', 'network'),
    failed('placeOrder', {
      status: 403,
      code: 'challenge-required',
      detail: 'Solve this first.',
      challenge: { parameters: {}, signature: 's' }
    }),
    failed('placeOrder', outOfStock),
    failed('placeOrder', { status: 400, code: 'empty-cart', detail: 'Nothing is in the cart.' }),
    failed('placeOrder', { ...conflict, code: 'idempotency-conflict' }),
    failed('placeOrder', unshippable),
    did('solveChallenge', 'answer'),
    failed('solveChallenge', 'network', 'unsolved'),
    ...['checkOrder', 'lookUpOrder'].flatMap((call) => [
      did(call, orderWith('paid'), 'paid'),
      did(call, orderWith('pending'), 'not paid'),
      did(call, orderWith('cancelled'), 'cancelled'),
      failed(call, 'network')
    ]),
    failed('payer', 'network'),
    waited('retryPause', 'checkout.submitting.waitingToPlace'),
    waited('retryPause', 'checkout.submitting.waitingToCheck'),
    waited('retryPause', 'checkout.waitingToLookUp')
  ],
  guards: {
    startsAt: 'it starts at “$”',
    goesTo: 'that is “$”, and every step before it is filled in',
    isPaymentUnknown: 'an order was placed, and whether it is paid is not known',
    isPlaced: 'the order is placed',
    hasKey: 'there is a key for this order',
    mayRepeat: 'the shop was not reached, and tries are left',
    isOutOfReach: 'the shop was not reached',
    isOtherPrice: 'the price has changed',
    mayRenew: 'the refusal is “$”, and tries are left',
    isAbout: 'the refusal is about “$”',
    isChallenged: 'the shop wants something solved first',
    isCode: 'the refusal is “$”',
    isCouponRefused: 'the coupon is refused',
    'starting at once 1': 'the order was paid before',
    'pricing price failed 3': 'no ways of shipping are known',
    'repricing priceAgain failed 3': 'no ways of shipping are known',
    'payment PAY 1': 'everything is filled in',
    'submitting.placing placeOrder done 1': 'the order costs another sum than was shown',
    'submitting.confirming PAYMENT_ANSWERED 1': 'it is paid',
    'submitting.confirming PAYMENT_ANSWERED 2': 'the bank asks',
    'submitting.checking checkOrder done 1': 'it is paid',
    'submitting.checking checkOrder done 2': 'the order’s time ran out',
    'lookingUp lookUpOrder done 1': 'it is paid',
    'lookingUp lookUpOrder done 2': 'the order’s time ran out',
    'lookingUp lookUpOrder done 3': 'the bank’s page sent the person back unconfirmed'
  },
  actors: { payer: payWith(() => new Promise(() => {})) },
  key: ({ key, order }: { key: string | null; order: { orderId: string } | null }) => [key, order?.orderId]
}
