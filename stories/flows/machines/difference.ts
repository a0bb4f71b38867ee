import { payWith } from '@motif/flows/checkout'
import { differenceMachine } from '@motif/flows/difference'
import type { Walk } from '../walk/types.ts'
import { failed } from '../walk/written.ts'

const order = { orderId: 'o1', orderKey: 'k1', payment: { provider: 'test', clientSecret: 'secret-of-the-story' } }

export const differenceWalk: Walk = {
  machine: differenceMachine,
  beginnings: [{ name: 'A change that waits for its payment', input: { order } }],
  events: [
    { event: { type: 'PAY', details: { card: '4242424242424242' } } },
    { event: { type: 'PAYMENT_ANSWERED', status: 'succeeded' }, called: 'paid' },
    { event: { type: 'PAYMENT_ANSWERED', status: 'requires_action' }, called: 'the bank asks' },
    { event: { type: 'PAYMENT_ANSWERED', status: 'declined', reason: 'insufficient-funds' }, called: 'declined' },
    { event: { type: 'PAYMENT_FAILED', error: { code: 'network' } }, called: 'no network' },
    { event: { type: 'CHALLENGE_ANSWERED', result: 'passed' }, called: 'confirmed' },
    { event: { type: 'CHALLENGE_ANSWERED', result: 'failed' }, called: 'refused' },
    failed('payer', 'network')
  ],
  guards: {
    'paying.confirming PAYMENT_ANSWERED 1': 'it is paid',
    'paying.confirming PAYMENT_ANSWERED 2': 'the bank asks'
  },
  actors: { payer: payWith(() => new Promise(() => {})) }
}
