import type { Challenge, CheckoutRequest } from '@motif/contract'
import { type ActorRefFrom, type SnapshotFrom, assertEvent, assign, sendTo } from 'xstate'
import { beginningOf } from './beginning.ts'
import { fingerprintOf, isPaid, isSamePrice, quoteInputOf, requestOf } from './request.ts'
import { checkoutSetup, onward } from './setup.ts'
import type { CheckoutOutput } from './types.ts'

/**
 * The checkout, from e-mail to the paid order. It guarantees one order and one payment, despite double clicks and lost
 * responses.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...beginningOf(input),
    isOpen: false,
    isUnconfirmed: input.isUnconfirmed === true,
    quote: null,
    quotedFor: null,
    failure: null,
    outOfStock: [],
    challenge: null,
    answer: null,
    attempts: 0
  }),
  initial: 'starting',
  output: ({ event }) => event.output as CheckoutOutput,
  on: { TYPED: { actions: 'type' } },
  states: {
    starting: {
      always: [
        // The confirmation stays until another cart is checked out.
        { guard: ({ context }) => context.startAt === 'done' && context.order !== null, target: 'done' },
        { guard: 'isPaymentUnknown', target: 'lookingUp' },
        { guard: { type: 'startsAt', params: 'express' }, target: 'expressing' },
        { guard: { type: 'startsAt', params: 'payment' }, target: 'pricing' },
        { guard: { type: 'startsAt', params: 'shipping' }, target: 'quoting' },
        { guard: { type: 'startsAt', params: 'address' }, target: 'address' },
        { target: 'email' }
      ]
    },
    email: {
      entry: 'open',
      on: {
        GO_TO: onward,
        ENTER_EMAIL: {
          target: 'address',
          actions: [
            'forgetFailure',
            assign({
              email: ({ event }) => event.email,
              newsletter: ({ event }) => event.newsletter,
              reminder: ({ event }) => event.reminder,
              typed: ({ context, event: { email, newsletter, reminder } }) => ({
                ...context.typed,
                email,
                newsletter,
                reminder
              })
            })
          ]
        }
      }
    },
    address: {
      entry: 'open',
      on: {
        GO_TO: onward,
        ENTER_ADDRESS: {
          target: 'quoting',
          actions: [
            'forgetFailure',
            assign({
              shippingAddress: ({ event }) => event.shippingAddress,
              billingAddress: ({ event }) => event.billingAddress,
              typed: ({ context, event }) => ({
                ...context.typed,
                shipping: event.shippingAddress,
                billing: event.billingAddress
              })
            })
          ]
        },
        BACK: { target: 'email', actions: 'forgetFailure' }
      }
    },
    /** An account with default addresses starts with the first shipping method. */
    expressing: {
      invoke: {
        id: 'quoteExpress',
        src: 'quote',
        input: ({ context }) => quoteInputOf(context, { withMethod: false }),
        onDone: {
          target: 'pricing',
          actions: [
            { type: 'takeQuote', params: ({ event }) => ({ quote: event.output }) },
            assign({ shippingMethod: ({ event }) => event.output.methods[0]?.id ?? null })
          ]
        },
        onError: { target: 'address', actions: 'fail' }
      }
    },
    /** Loads shipping methods and prices for the country. */
    quoting: {
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => quoteInputOf(context, { withMethod: false }),
        onDone: {
          target: 'shipping',
          actions: { type: 'takeQuote', params: ({ event }) => ({ quote: event.output }) }
        },
        onError: [
          { guard: 'isCouponRefused', target: 'quoting', reenter: true, actions: ['fail', 'dropCoupon'] },
          { target: 'address', actions: 'fail' }
        ]
      }
    },
    shipping: {
      entry: 'open',
      on: {
        CHOOSE_METHOD: {
          target: 'pricing',
          actions: [
            'forgetFailure',
            assign(({ context, event: { method, giftNote = context.typed.giftNote } }) => ({
              shippingMethod: method,
              giftNote: giftNote.trim(),
              typed: { ...context.typed, giftNote, shippingMethod: method }
            }))
          ]
        },
        APPLY_COUPON: { target: 'quoting', actions: 'setCoupon' },
        CART_CHANGED: 'quoting',
        BACK: { target: 'address', actions: 'forgetFailure' },
        GO_TO: onward
      }
    },
    /** Loads the totals for the shipping method: the amount to pay. */
    pricing: {
      invoke: {
        id: 'price',
        src: 'quote',
        input: ({ context }) => quoteInputOf(context, { withMethod: true }),
        onDone: { target: 'payment', actions: { type: 'takePrice', params: ({ event }) => ({ quote: event.output }) } },
        onError: [
          { guard: 'isCouponRefused', target: 'pricing', reenter: true, actions: ['fail', 'dropCoupon'] },
          { guard: { type: 'isAbout', params: 'address' }, target: 'address', actions: 'fail' },
          // The shipping methods are loaded already, except after a reload.
          { guard: ({ context }) => context.quote === null, target: 'address', actions: 'fail' },
          { target: 'shipping', actions: 'fail' }
        ]
      }
    },
    /** Reloads the totals while the payment form stays mounted, to keep its input. */
    repricing: {
      invoke: {
        id: 'priceAgain',
        src: 'quote',
        input: ({ context }) => quoteInputOf(context, { withMethod: true }),
        onDone: [
          {
            guard: { type: 'isOtherPrice', params: ({ event }) => ({ quote: event.output }) },
            target: 'payment',
            actions: [{ type: 'takePrice', params: ({ event }) => ({ quote: event.output }) }, 'tellOtherPrice']
          },
          { target: 'payment', actions: { type: 'takePrice', params: ({ event }) => ({ quote: event.output }) } }
        ],
        onError: [
          { guard: 'isCouponRefused', target: 'repricing', reenter: true, actions: ['fail', 'dropCoupon'] },
          { guard: { type: 'isAbout', params: 'address' }, target: 'address', actions: 'fail' },
          { guard: ({ context }) => context.quote === null, target: 'address', actions: 'fail' },
          { target: 'payment', actions: 'fail' }
        ]
      }
    },
    payment: {
      entry: 'open',
      on: {
        PAY: {
          guard: ({ context }) => requestOf(context) !== undefined,
          target: 'submitting',
          actions: 'forgetFailure'
        },
        APPLY_COUPON: { target: 'repricing', actions: 'setCoupon' },
        CART_CHANGED: 'repricing',
        // A payment with unknown outcome is looked up as soon as the API is reachable; it is never repeated unasked.
        RETRY: { guard: 'isPaymentUnknown', target: 'lookingUp' },
        BACK: { target: 'shipping', actions: 'forgetFailure' },
        GO_TO: [
          { guard: { type: 'goesTo', params: 'shipping' }, target: 'shipping', actions: 'forgetFailure' },
          ...onward
        ]
      }
    },
    submitting: {
      // Runs throughout payment, so that the card is entered once and stored nowhere else.
      invoke: {
        id: 'payer',
        src: 'payer',
        input: ({ event }) => {
          assertEvent(event, 'PAY')
          return { details: event.details }
        },
        onError: { target: 'payment', actions: 'fail' }
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isPaymentUnknown', target: 'checking' },
            { guard: 'isPlaced', target: 'confirming' },
            { guard: 'hasKey', target: 'placing' },
            { target: 'keying' }
          ]
        },
        keying: {
          invoke: {
            id: 'newKey',
            src: 'newKey',
            onDone: {
              target: 'placing',
              actions: assign({ key: ({ event }) => event.output, keyFor: ({ context }) => fingerprintOf(context) })
            },
            onError: { target: '#checkout.payment', actions: 'fail' }
          }
        },
        placing: {
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => ({
              key: context.key ?? '',
              request: requestOf(context) as CheckoutRequest,
              ...(context.answer === null ? {} : { answer: context.answer })
            }),
            onDone: [
              {
                guard: ({ context: { quote }, event }) =>
                  quote !== null && !isSamePrice(quote.totals, event.output.totals),
                target: '#checkout.payment',
                actions: [
                  { type: 'takeOrder', params: ({ event }) => ({ checkout: event.output }) },
                  { type: 'showOrderPrice', params: ({ event }) => ({ checkout: event.output }) }
                ]
              },
              {
                target: 'confirming',
                actions: { type: 'takeOrder', params: ({ event }) => ({ checkout: event.output }) }
              }
            ],
            onError: [
              { guard: 'mayRepeat', target: 'waitingToPlace' },
              { guard: 'isChallenged', target: 'solving', actions: ['countAttempt', 'takeChallenge'] },
              {
                guard: { type: 'isCode', params: 'out-of-stock' },
                target: '#checkout.outOfStock',
                actions: 'noteShortage'
              },
              {
                guard: { type: 'isCode', params: 'empty-cart' },
                target: '#checkout.emptyCart',
                actions: 'noteShortage'
              },
              {
                // The key belongs to another request, for example of a duplicated tab.
                guard: { type: 'mayRenew', params: 'idempotency-conflict' },
                target: 'keying',
                actions: ['countAttempt', assign({ key: null, keyFor: null })]
              },
              { guard: { type: 'isAbout', params: 'address' }, target: '#checkout.address', actions: 'fail' },
              { guard: { type: 'isAbout', params: 'email' }, target: '#checkout.email', actions: 'fail' },
              { guard: { type: 'isAbout', params: 'shipping' }, target: '#checkout.shipping', actions: 'fail' },
              { target: '#checkout.payment', actions: 'fail' }
            ]
          }
        },
        /** The API requires a proof of work; the order is then resent with the same key. */
        solving: {
          invoke: {
            id: 'solveChallenge',
            src: 'solveChallenge',
            input: ({ context }) => ({ challenge: context.challenge as Challenge }),
            onDone: { target: 'placing', actions: assign({ answer: ({ event }) => event.output }) },
            onError: { target: '#checkout.payment', actions: 'fail' }
          }
        },
        waitingToPlace: { exit: 'countAttempt', after: { retryPause: 'placing' }, on: { RETRY: 'placing' } },
        confirming: {
          entry: [
            assign({ paymentTried: true }),
            sendTo('payer', ({ context, event }) => ({
              type: 'CONFIRM',
              order: context.order,
              challenge: event.type === 'CHALLENGE_ANSWERED' ? event.result : undefined
            }))
          ],
          on: {
            PAYMENT_ANSWERED: [
              { guard: ({ event }) => event.status === 'succeeded', target: '#checkout.done' },
              { guard: ({ event }) => event.status === 'requires_action', target: 'challenge' },
              {
                target: '#checkout.payment',
                actions: assign({
                  paymentTried: false,
                  failure: ({ event }) => ({ code: 'declined' as const, message: '', reason: event.reason })
                })
              }
            ],
            PAYMENT_FAILED: [
              { guard: 'mayRepeat', target: 'waitingToCheck' },
              { guard: 'isOutOfReach', target: '#checkout.payment', actions: 'fail' },
              {
                guard: { type: 'isCode', params: 'out-of-stock' },
                target: '#checkout.outOfStock',
                actions: 'noteShortage'
              },
              {
                // The order expired, or another tab replaced it: pay a new one with the same card.
                guard: { type: 'mayRenew', params: 'conflict' },
                target: 'keying',
                actions: ['countAttempt', assign({ order: null, paymentTried: false })]
              },
              // The provider refused the attempt, so no payment is pending.
              { target: '#checkout.payment', actions: ['fail', assign({ paymentTried: false })] }
            ]
          }
        },
        /** The bank requires confirmation (3-D Secure). */
        challenge: {
          on: { CHALLENGE_ANSWERED: 'confirming', BACK: '#checkout.payment' }
        },
        waitingToCheck: { exit: 'countAttempt', after: { retryPause: 'checking' }, on: { RETRY: 'checking' } },
        /** The outcome of the payment is unknown: look up the order. */
        checking: {
          invoke: {
            id: 'checkOrder',
            src: 'lookUpOrder',
            input: ({ context: { order } }) => ({ orderId: order?.orderId ?? '', orderKey: order?.orderKey ?? '' }),
            onDone: [
              { guard: ({ event }) => isPaid(event.output), target: '#checkout.done' },
              // The order expired: the next attempt places a new one.
              {
                guard: ({ event }) => event.output.status === 'cancelled',
                target: 'keying',
                actions: assign({ order: null, paymentTried: false })
              },
              { target: 'confirming' }
            ],
            onError: [
              { guard: 'mayRepeat', target: 'waitingToCheck' },
              { target: '#checkout.payment', actions: 'fail' }
            ]
          }
        }
      }
    },
    /** After a reload during payment: look up whether it was paid. */
    lookingUp: {
      invoke: {
        id: 'lookUpOrder',
        src: 'lookUpOrder',
        input: ({ context: { order } }) => ({ orderId: order?.orderId ?? '', orderKey: order?.orderKey ?? '' }),
        onDone: [
          { guard: ({ event }) => isPaid(event.output), target: 'done' },
          {
            guard: ({ event }) => event.output.status === 'cancelled',
            target: 'repricing',
            actions: assign({ order: null, key: null, keyFor: null, paymentTried: false })
          },
          {
            guard: ({ context }) => context.isUnconfirmed,
            target: 'repricing',
            actions: assign({
              isUnconfirmed: false,
              paymentTried: false,
              failure: { code: 'declined' as const, message: '', reason: 'not-confirmed' as const }
            })
          },
          { target: 'repricing' }
        ],
        onError: [
          { guard: 'mayRepeat', target: 'waitingToLookUp' },
          { target: 'repricing', actions: 'fail' }
        ]
      }
    },
    waitingToLookUp: { exit: 'countAttempt', after: { retryPause: 'lookingUp' }, on: { RETRY: 'lookingUp' } },
    done: {
      type: 'final',
      entry: assign({ paymentTried: false, failure: null }),
      output: ({ context: { order } }): CheckoutOutput => ({
        kind: 'ordered',
        orderId: order?.orderId ?? '',
        orderKey: order?.orderKey ?? ''
      })
    },
    outOfStock: {
      type: 'final',
      output: ({ context: { outOfStock, failure } }): CheckoutOutput => ({
        kind: 'cart',
        reason: 'out-of-stock',
        lines: outOfStock,
        detail: failure?.detail
      })
    },
    emptyCart: {
      type: 'final',
      output: ({ context: { failure } }): CheckoutOutput => ({
        kind: 'cart',
        reason: 'empty-cart',
        lines: [],
        detail: failure?.detail
      })
    }
  }
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
