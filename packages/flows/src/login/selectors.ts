import type { LoginSnapshot } from './machine.ts'

export const isLoggingIn = (snapshot: LoginSnapshot) => snapshot.matches('loggingIn') || snapshot.matches('signingIn')
export const isAtGoogle = (snapshot: LoginSnapshot) => snapshot.matches('atGoogle') || snapshot.matches('enrolling')
export const loginFailureOf = ({ context }: LoginSnapshot) => context.failure
