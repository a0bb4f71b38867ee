import { contactMachine } from '@motif/flows/contact'
import { account } from '../actors.ts'
import type { Walk } from '../walk/types.ts'
import { did, failed } from '../walk/written.ts'

const message = { name: account.name, email: account.email, topic: 'order', message: 'Where is it?' }

export const contactWalk: Walk = {
  machine: contactMachine,
  beginnings: [{ name: 'An empty form' }],
  events: [
    { event: { type: 'SEND', message } },
    { event: { type: 'EDIT' } },
    did('send', { status: 200, data: {} }),
    failed('send', 'network'),
    failed('send', { status: 429, code: 'too-many-requests', detail: 'Wait a moment.', retryAfter: 95 }),
    { event: { type: 'WRITE_AGAIN' } }
  ],
  guards: { 'sending send done 1': 'the answer says it was sent' }
}
