export { type ContactActor, type ContactSnapshot, contactMachine } from './machine.ts'
export { contactFailureOf, isSending, isSent } from './selectors.ts'
export type { ContactResponse, ContactContext, ContactEvent, ContactMessageDraft } from './types.ts'
