import type { SignInsSnapshot } from './machine.ts'

export const isChangingPassword = (snapshot: SignInsSnapshot) =>
  snapshot.matches('changing') || snapshot.matches('signingIn')
export const isAskingToEndAll = (snapshot: SignInsSnapshot) => snapshot.matches('asking') || snapshot.matches('ending')
export const isEndingAll = (snapshot: SignInsSnapshot) => snapshot.matches('ending')
export const signInsFailureOf = ({ context }: SignInsSnapshot) => context.failure
