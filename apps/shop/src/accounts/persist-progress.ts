import type { OneTimeCodeActor } from '@motif/flows/one-time-code'
import type { Progress } from './progress.ts'

interface Flow<Snapshot> {
  subscribe: (listener: (snapshot: Snapshot) => void) => unknown
  getSnapshot: () => Snapshot
}

/** Calls `persist` on every change of a flow and of its code verification; a new code restarts the countdown. */
export function persistProgress<Snapshot>(
  flow: Flow<Snapshot>,
  codeOf: (snapshot: Snapshot) => OneTimeCodeActor | undefined,
  persist: (snapshot: Snapshot) => void
): void {
  let observed: OneTimeCodeActor | undefined
  flow.subscribe((snapshot) => {
    const code = codeOf(snapshot)
    if (code !== observed) code?.subscribe(() => persist(flow.getSnapshot()))
    observed = code
    persist(snapshot)
  })
}

/** The part of a running verification that survives a reload. */
export function codeProgressOf(code: OneTimeCodeActor | undefined): Pick<Progress, 'resendAt' | 'triesLeft'> {
  if (code === undefined) return {}
  const { resendAt, triesLeft } = code.getSnapshot().context
  return { triesLeft, ...(resendAt === null ? undefined : { resendAt }) }
}
