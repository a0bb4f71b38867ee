import type { SessionSnapshot } from './machine.ts'

export const sessionUserOf = ({ context }: SessionSnapshot) => context.user
/** Whether the session is resolved; also true while a known user is reloaded. */
export const isSessionKnown = (snapshot: SessionSnapshot) =>
  snapshot.context.user !== null ||
  snapshot.matches('signedIn') ||
  snapshot.matches('signedOut') ||
  snapshot.matches('unrecognised')
