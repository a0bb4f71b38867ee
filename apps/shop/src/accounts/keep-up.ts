import type { OneTimeCodeActor } from '@motif/flows/one-time-code'
import type { Progress } from './progress.ts'

interface Flow<Snapshot> {
  subscribe: (listener: (snapshot: Snapshot) => void) => unknown
  getSnapshot: () => Snapshot
}

/** Calls `keep` at every change of a flow, and of the check of the code inside it: a new code begins a new count-down. */
export function keepUp<Snapshot>(flow: Flow<Snapshot>, codeOf: (snapshot: Snapshot) => OneTimeCodeActor | undefined, keep: (snapshot: Snapshot) => void): void {
  let followed: OneTimeCodeActor | undefined
  flow.subscribe((snapshot) => {
    const code = codeOf(snapshot)
    if (code !== followed) code?.subscribe(() => keep(flow.getSnapshot()))
    followed = code
    keep(snapshot)
  })
}

/** What of a running check outlives a reload. */
export function keptOfCode(code: OneTimeCodeActor | undefined): Pick<Progress, 'resendAt' | 'triesLeft'> {
  if (code === undefined) return {}
  const { resendAt, triesLeft } = code.getSnapshot().context
  return { triesLeft, ...(resendAt === null ? undefined : { resendAt }) }
}
