import type { OneTimeCodeSnapshot } from './machine.ts'

export const isVerifying = (snapshot: OneTimeCodeSnapshot) => snapshot.matches({ asking: { code: 'verifying' } })
export const canResend = (snapshot: OneTimeCodeSnapshot) => snapshot.matches({ asking: { resend: 'ready' } })
export const isResending = (snapshot: OneTimeCodeSnapshot) => snapshot.matches({ asking: { resend: 'sending' } })
export const secondsLeftOf = ({ context }: OneTimeCodeSnapshot) => context.secondsLeft
export const triesLeftOf = ({ context }: OneTimeCodeSnapshot) => context.triesLeft
export const codeFailureOf = ({ context }: OneTimeCodeSnapshot) => context.failure
