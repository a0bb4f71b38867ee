import { type ActorRefFrom, type SnapshotFrom, assertEvent, assign, sendTo, setup } from 'xstate'
import { type Payable, payWith } from '../checkout/index.ts'
import { failureOf } from '../outcome/index.ts'
import type { DifferenceContext, DifferenceEvent } from './types.ts'

/** Pays the balance of an edited order. The card exists only in the payer's input. */
export const differenceMachine = setup({
  types: {
    context: {} as DifferenceContext,
    events: {} as DifferenceEvent,
    input: {} as { order: Payable },
    children: {} as { payer: 'payer' }
  },
  actors: { payer: payWith(() => Promise.reject(new Error('The actor "payer" must be provided'))) },
  actions: { forgetFailure: assign({ failure: null }) }
}).createMachine({
  id: 'difference',
  context: ({ input: { order } }) => ({ order, failure: null }),
  initial: 'form',
  states: {
    form: { on: { PAY: { target: 'paying', actions: 'forgetFailure' } } },
    paying: {
      invoke: {
        id: 'payer',
        src: 'payer',
        input: ({ event }) => {
          assertEvent(event, 'PAY')
          return { details: event.details }
        },
        onError: { target: 'form', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      },
      initial: 'confirming',
      states: {
        confirming: {
          entry: sendTo('payer', ({ context: { order }, event }) => ({
            type: 'CONFIRM',
            order,
            challenge: event.type === 'CHALLENGE_ANSWERED' ? event.result : undefined
          })),
          on: {
            PAYMENT_ANSWERED: [
              { guard: ({ event }) => event.status === 'succeeded', target: '#difference.paid' },
              { guard: ({ event }) => event.status === 'requires_action', target: 'challenge' },
              {
                target: '#difference.form',
                actions: assign({
                  failure: ({ event }) => ({ code: 'declined' as const, message: '', reason: event.reason })
                })
              }
            ],
            PAYMENT_FAILED: {
              target: '#difference.form',
              actions: assign({ failure: ({ event }) => failureOf(event.error) })
            }
          }
        },
        challenge: { on: { CHALLENGE_ANSWERED: 'confirming' } }
      }
    },
    paid: { type: 'final' }
  }
})

export type DifferenceActor = ActorRefFrom<typeof differenceMachine>
export type DifferenceSnapshot = SnapshotFrom<typeof differenceMachine>
