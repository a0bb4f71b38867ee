import { tabStorage } from '../services/tab-storage.ts'

/**
 * How far a flow of several addresses got, so that a reload lands on its step: in this tab alone. Holds no password and no code;
 * the proof of a right code is good for ten minutes and one new password.
 */
export interface Progress {
  step: string
  email: string
  name?: string
  returnTo?: string
  /** Moment (milliseconds since 1970) from which another code may be asked for. */
  resendAt?: number
  /** Tries the code has left. */
  triesLeft?: number
  /** Proof that the code was right. */
  resetToken?: string
}

export function readProgress(flow: string): Progress | undefined {
  try {
    const { step, email, name, returnTo, resendAt, triesLeft, resetToken } = JSON.parse(
      tabStorage.getItem(flow) ?? '{}'
    ) as Partial<Progress>
    if (typeof step !== 'string' || typeof email !== 'string') return undefined
    return {
      step,
      email,
      ...(typeof name === 'string' ? { name } : undefined),
      ...(typeof returnTo === 'string' ? { returnTo } : undefined),
      ...(typeof resendAt === 'number' ? { resendAt } : undefined),
      ...(typeof triesLeft === 'number' ? { triesLeft } : undefined),
      ...(typeof resetToken === 'string' ? { resetToken } : undefined)
    }
  } catch {
    return undefined
  }
}

export const saveProgress = (flow: string, progress: Progress): void =>
  tabStorage.setItem(flow, JSON.stringify(progress))

export const forgetProgress = (flow: string): void => tabStorage.removeItem(flow)

/** What a flow is told of the code it left; nothing where none was on its way. */
export const codeProgress = ({ resendAt, triesLeft }: Progress): { resendAfter: number; triesLeft?: number } => ({
  resendAfter: resendAt === undefined ? 0 : Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)),
  ...(triesLeft === undefined ? undefined : { triesLeft })
})
