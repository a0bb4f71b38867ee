import type { ContactSnapshot } from './machine.ts'

export const isSending = (snapshot: ContactSnapshot) => snapshot.matches('sending')
export const isSent = (snapshot: ContactSnapshot) => snapshot.matches('sent')
export const contactFailureOf = ({ context }: ContactSnapshot) => context.failure
