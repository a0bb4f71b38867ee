import type { OneTimeCodeActor } from '@motif/flows/one-time-code'
import type { Progress } from './progress.ts'

interface Flow<Snapshot> {
  subscribe: (listener: (snapshot: Snapshot) => void) => unknown
  getSnapshot: () => Snapshot
}

/** Calls `persist` at every change of a flow, and of the check of the code inside it: a new code begins a new count-down. */
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

/** What of a running check outlives a reload. */
export function codeProgressOf(code: OneTimeCodeActor | undefined): Pick<Progress, 'resendAt' | 'triesLeft'> {
  if (code === undefined) return {}
  const { resendAt, triesLeft } = code.getSnapshot().context
  return { triesLeft, ...(resendAt === null ? undefined : { resendAt }) }
}
