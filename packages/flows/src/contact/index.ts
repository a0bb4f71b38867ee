export { contactMachine } from './machine.ts'
export { contactFailureOf, isSending, isSent } from './selectors.ts'
export type {
  ContactActor,
  ContactAnswer,
  ContactContext,
  ContactEvent,
  ContactMessageDraft,
  ContactSnapshot
} from './types.ts'
