import { tabStorage } from '../services/tab-storage.ts'

/**
 * Progress of a multi-page flow, so that a reload resumes its step; in this tab only. Contains no password or code; the
 * reset token is valid for ten minutes and one new password.
 */
export interface Progress {
  step: string
  email: string
  name?: string
  returnTo?: string
  /** Timestamp in milliseconds from which a resend is allowed. */
  resendAt?: number
  /** Attempts left for the code. */
  triesLeft?: number
  /** Reset token of the verified code. */
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

/** Verification state for resuming a flow; empty without a pending code. */
export const codeProgress = ({ resendAt, triesLeft }: Progress): { resendAfter: number; triesLeft?: number } => ({
  resendAfter: resendAt === undefined ? 0 : Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)),
  ...(triesLeft === undefined ? undefined : { triesLeft })
})
