import type { SessionSnapshot } from './types.ts'

export const sessionUserOf = ({ context }: SessionSnapshot) => context.user
export const isSessionKnown = (snapshot: SessionSnapshot) => snapshot.matches('signedIn') || snapshot.matches('signedOut') || snapshot.matches('unrecognised')
export const isSigningOut = (snapshot: SessionSnapshot) => snapshot.matches('signingOut')
export const sessionFailureOf = ({ context }: SessionSnapshot) => context.failure
