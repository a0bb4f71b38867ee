import { type ActorRefFrom, type SnapshotFrom, assertEvent, assign, setup } from 'xstate'
import { isSuccess, refusalOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type { ContactResponse, ContactContext, ContactEvent, ContactMessageDraft } from './types.ts'

const contact = 'POST /api/v1/contact_us'

/** Sends a contact message. The form keeps its input until it was sent. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actors: { send: placeholderActor<ContactResponse, ContactMessageDraft>('send') },
  actions: { forgetFailure: assign({ failure: null }) }
}).createMachine({
  id: 'contact',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      on: { SEND: { target: 'sending', actions: 'forgetFailure' }, EDIT: { actions: 'forgetFailure' } }
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'SEND')
          return event.message
        },
        onDone: [
          { guard: ({ event }) => isSuccess(contact, event.output), target: 'sent' },
          { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(contact, event.output) }) }
        ],
        onError: { target: 'form', actions: assign({ failure: ({ event }) => refusalOf(contact, event.error) }) }
      }
    },
    sent: { on: { WRITE_AGAIN: 'form' } }
  }
})

export type ContactActor = ActorRefFrom<typeof contactMachine>
export type ContactSnapshot = SnapshotFrom<typeof contactMachine>
