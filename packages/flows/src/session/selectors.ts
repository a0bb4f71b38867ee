import type { SessionSnapshot } from './machine.ts'

export const sessionUserOf = ({ context }: SessionSnapshot) => context.user
/** Whether somebody is signed in is settled, also while a known person is looked up again. */
export const isSessionKnown = (snapshot: SessionSnapshot) =>
  snapshot.context.user !== null ||
  snapshot.matches('signedIn') ||
  snapshot.matches('signedOut') ||
  snapshot.matches('unrecognised')
