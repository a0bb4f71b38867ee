/** How far a flow of several addresses got, so that a reload lands on its step. Holds no password and no code. */
export interface Progress {
  step: string
  email: string
  name?: string
  returnTo?: string
  /** Moment (milliseconds since 1970) from which another code may be asked for. */
  resendAt?: number
}

export function readProgress(flow: string): Progress | undefined {
  try {
    const { step, email, name, returnTo, resendAt } = JSON.parse(sessionStorage.getItem(flow) ?? '{}') as Partial<Progress>
    if (typeof step !== 'string' || typeof email !== 'string') return undefined
    return {
      step,
      email,
      ...(typeof name === 'string' ? { name } : undefined),
      ...(typeof returnTo === 'string' ? { returnTo } : undefined),
      ...(typeof resendAt === 'number' ? { resendAt } : undefined)
    }
  } catch {
    return undefined
  }
}

export const saveProgress = (flow: string, progress: Progress): void => sessionStorage.setItem(flow, JSON.stringify(progress))

export const forgetProgress = (flow: string): void => sessionStorage.removeItem(flow)

/** Seconds of a count-down that are left. */
export const secondsUntil = (moment: number | undefined): number => (moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
