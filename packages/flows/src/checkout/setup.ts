import type { Checkout, Order, Quote } from '@motif/contract'
import { assign, setup } from 'xstate'
import { failureOf, type FailureCode } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import { payWith } from './payer.ts'
import { fingerprintOf, isKeyValid, isOrderPlaced, linesIn, stepOfFailure } from './request.ts'
import { stepWithin } from './steps.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  CheckoutStep,
  LookUpInput,
  PlaceOrderInput,
  QuoteInput,
  SolveInput
} from './types.ts'

/** Retries of a call with a lost response before the customer is asked. */
const maxAttempts = 5

/** No response, or a temporary error: the outcome is unknown. */
const isOutOfReach = (event: object) => ['network', 'unavailable'].includes(failureIn(event).code)
/** The failure of an event; error events of actors are added by XState and are not typed. */
const failureIn = (event: object) => failureOf('error' in event ? event.error : undefined)
/** Gift cards to pay with: a different selection makes a different order. */
const giftCardsIn = ({ giftCards = [] }: Quote) => giftCards.map(({ id }) => id)
const types = {} as {
  context: CheckoutContext
  events: CheckoutEvent
  input: CheckoutInput
  output: CheckoutOutput
  children: { payer: 'payer' }
}

/** Actors, guards and actions of the statechart. */
export const checkoutSetup = setup({
  types,
  actors: {
    quote: placeholderActor<Quote, QuoteInput>('quote'),
    newKey: placeholderActor<string>('newKey'),
    placeOrder: placeholderActor<Checkout, PlaceOrderInput>('placeOrder'),
    solveChallenge: placeholderActor<string, SolveInput>('solveChallenge'),
    payer: payWith(() => Promise.reject(new Error('The actor "payer" must be provided'))),
    lookUpOrder: placeholderActor<Order, LookUpInput>('lookUpOrder')
  },
  delays: { retryPause: ({ context }) => 1000 * 2 ** context.attempts },
  guards: {
    startsAt: ({ context }, step: CheckoutContext['startAt']) => context.startAt === step,
    goesTo: ({ context, event }, step: CheckoutStep) =>
      event.type === 'GO_TO' && event.step === step && stepWithin(context, step) === step,
    isPaymentUnknown: ({ context }) => context.paymentTried && isOrderPlaced(context),
    isPlaced: ({ context }) => isOrderPlaced(context),
    hasKey: ({ context }) => isKeyValid(context),
    mayRepeat: ({ context, event }) => isOutOfReach(event) && context.attempts < maxAttempts,
    isOutOfReach: ({ event }) => isOutOfReach(event),
    isOtherPrice: ({ context }, { quote }: { quote: Quote }) =>
      context.quotedFor === fingerprintOf(context) && context.quote?.totals.total.amount !== quote.totals.total.amount,
    mayRenew: ({ context, event }, code: FailureCode) =>
      failureIn(event).code === code && context.attempts < maxAttempts,
    isAbout: ({ event }, step: CheckoutStep) => stepOfFailure(failureIn(event)) === step,
    isChallenged: ({ context, event }) => failureIn(event).challenge !== undefined && context.attempts < maxAttempts,
    isCode: ({ event }, code: FailureCode) => failureIn(event).code === code,
    isCouponRefused: ({ context, event }) => context.coupon !== null && failureIn(event).code === 'invalid-coupon'
  },
  actions: {
    open: assign({ isOpen: true }),
    type: assign(({ context, event }) =>
      event.type === 'TYPED' ? { typed: { ...context.typed, ...event.typed } } : {}
    ),
    forgetFailure: assign({ failure: null, attempts: 0 }),
    fail: assign(({ event }) => ({ failure: failureIn(event) })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    takeQuote: assign((_args, { quote }: { quote: Quote }) => ({ quote, giftCards: giftCardsIn(quote) })),
    takePrice: assign(({ context }, { quote }: { quote: Quote }) => {
      const giftCards = giftCardsIn(quote)
      return { quote, giftCards, quotedFor: fingerprintOf({ ...context, giftCards }) }
    }),
    tellOtherPrice: assign({ failure: { code: 'price-changed' as const, message: '' } }),
    setCoupon: assign(({ context, event }) => ({
      failure: null,
      coupon: event.type === 'APPLY_COUPON' ? event.coupon?.trim() || null : context.coupon
    })),
    takeChallenge: assign(({ event }) => ({ challenge: failureIn(event).challenge ?? null, answer: null })),
    takeOrder: assign(({ context }, { checkout }: { checkout: Checkout }) => ({
      challenge: null,
      answer: null,
      paymentTried: false,
      order: { ...checkout, placedFor: fingerprintOf(context) }
    })),
    /** Shows the order's actual price if it differs from the shown one. */
    showOrderPrice: assign(({ context: { quote } }, { checkout }: { checkout: Checkout }) => ({
      quote: quote === null ? null : { ...quote, totals: checkout.totals, couponProblem: checkout.couponProblem },
      failure: { code: 'price-changed' as const, message: '' }
    })),
    noteShortage: assign(({ event }) => ({
      failure: failureIn(event),
      outOfStock: linesIn(failureIn(event)),
      key: null,
      keyFor: null
    })),
    dropCoupon: assign({ coupon: null })
  }
})

/** Moves to a step whose preceding steps are complete; later prices are loaded again. */
export const onward = [
  {
    guard: { type: 'goesTo' as const, params: 'email' as const },
    target: '#checkout.email',
    actions: 'forgetFailure' as const
  },
  {
    guard: { type: 'goesTo' as const, params: 'address' as const },
    target: '#checkout.address',
    actions: 'forgetFailure' as const
  },
  {
    guard: { type: 'goesTo' as const, params: 'shipping' as const },
    target: '#checkout.quoting',
    actions: 'forgetFailure' as const
  },
  {
    guard: { type: 'goesTo' as const, params: 'payment' as const },
    target: '#checkout.pricing',
    actions: 'forgetFailure' as const
  }
] as const
