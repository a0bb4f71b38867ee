import type { Checkout, Order, Quote } from '@motif/contract'
import { assign, setup } from 'xstate'
import { failureOf, type FailureCode } from '../outcome/index.ts'
import { provided } from '../provided.ts'
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

/** Repeats of a call whose answer was lost before the person is asked. */
const mostAttempts = 5

/** No answer, or one that says to come back: whether it happened is not known. */
const isOutOfReach = (event: object) => ['network', 'unavailable'].includes(failureIn(event).code)
/** What an event tells went wrong; answers of actors are events that XState adds to the machine's own. */
const failureIn = (event: object) => failureOf('error' in event ? event.error : undefined)
/** Those the order is to be paid with: another choice of them is another order. */
const giftCardsIn = ({ giftCards = [] }: Quote) => giftCards.map(({ id }) => id)
const types = {} as {
  context: CheckoutContext
  events: CheckoutEvent
  input: CheckoutInput
  output: CheckoutOutput
  children: { payer: 'payer' }
}

/** What the statechart names: its actors, its guards, and what changes in its context. */
export const checkoutSetup = setup({
  types,
  actors: {
    quote: provided<Quote, QuoteInput>('quote'),
    newKey: provided<string>('newKey'),
    placeOrder: provided<Checkout, PlaceOrderInput>('placeOrder'),
    solveChallenge: provided<string, SolveInput>('solveChallenge'),
    payer: payWith(() => Promise.reject(new Error('The actor "payer" must be provided'))),
    lookUpOrder: provided<Order, LookUpInput>('lookUpOrder')
  },
  delays: { retryPause: ({ context }) => 1000 * 2 ** context.attempts },
  guards: {
    startsAt: ({ context }, step: CheckoutContext['startAt']) => context.startAt === step,
    goesTo: ({ context, event }, step: CheckoutStep) =>
      event.type === 'GO_TO' && event.step === step && stepWithin(context, step) === step,
    isPaymentUnknown: ({ context }) => context.paymentTried && isOrderPlaced(context),
    isPlaced: ({ context }) => isOrderPlaced(context),
    hasKey: ({ context }) => isKeyValid(context),
    mayRepeat: ({ context, event }) => isOutOfReach(event) && context.attempts < mostAttempts,
    isOutOfReach: ({ event }) => isOutOfReach(event),
    isOtherPrice: ({ context }, { quote }: { quote: Quote }) =>
      context.quotedFor === fingerprintOf(context) && context.quote?.totals.total.amount !== quote.totals.total.amount,
    mayRenew: ({ context, event }, code: FailureCode) =>
      failureIn(event).code === code && context.attempts < mostAttempts,
    isAbout: ({ event }, step: CheckoutStep) => stepOfFailure(failureIn(event)) === step,
    isChallenged: ({ context, event }) => failureIn(event).challenge !== undefined && context.attempts < mostAttempts,
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
    /** Shows the order's own price where it is not the one that was shown. */
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

/** To a step whose steps before it are filled in; what comes after the address is worked out anew. */
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
