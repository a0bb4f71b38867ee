import type { DifferenceSnapshot } from './machine.ts'

export const isPaying = (snapshot: DifferenceSnapshot) => snapshot.matches({ paying: 'confirming' })
export const isAskedByBank = (snapshot: DifferenceSnapshot) => snapshot.matches({ paying: 'challenge' })
export const isPaid = (snapshot: DifferenceSnapshot) => snapshot.matches('paid')
export const differenceFailureOf = ({ context }: DifferenceSnapshot) => context.failure
