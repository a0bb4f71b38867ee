/** A call as the client saw it. */
export interface Call {
  /** Milliseconds of `performance.now()`. */
  began: number
  ended: number
  /** `failed`: a 5xx or no answer at all. `refused`: a 4xx. */
  outcome: 'done' | 'refused' | 'failed'
  what: string
}

const withoutIds = (path: string) => path.replace(/\?.*/, '').replace(/[A-Za-z0-9_-]{16,}/g, '…')

/** A `fetch` that records the result of each call. */
export function watchedFetch(calls: Call[]): typeof globalThis.fetch {
  return async (input, init) => {
    const began = performance.now()
    const url = new URL(input instanceof Request ? input.url : input)
    const note = (outcome: Call['outcome'], how: string) =>
      calls.push({
        began,
        ended: performance.now(),
        outcome,
        what: `${init?.method ?? 'GET'} ${withoutIds(url.pathname)}: ${how}`
      })
    try {
      const answer = await fetch(input, init)
      // Reads the whole body, as a client waits for all of it.
      const body = await answer.arrayBuffer()
      note(answer.status >= 500 ? 'failed' : answer.status >= 400 ? 'refused' : 'done', String(answer.status))
      const isEmpty = answer.status === 204 || answer.status === 304
      return new Response(isEmpty ? null : body, { status: answer.status, headers: answer.headers })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      note('failed', cause?.code ?? (error instanceof Error ? error.name : String(error)))
      throw error
    }
  }
}

export interface Phase {
  name: string
  began: number
  /** When a part was taken away; absent where none was. */
  brokenAt?: number
  /** When it was back, or another in its place. */
  backAt?: number
  ended: number
}

export interface PhaseFigures {
  calls: number
  failed: number
  refused: number
  /** Seconds from the break to the end of the last call that failed; 0 where none did. */
  failingSeconds: number
  /** Seconds from the break until the part was back. */
  backSeconds: number | undefined
  /** Milliseconds of the slowest call. */
  slowestMs: number
  /** How calls failed, each with how often. */
  failures: ReadonlyMap<string, number>
  /** How calls were refused. */
  refusals: ReadonlyMap<string, number>
}

/** Figures of the calls that started in a phase. */
export function figuresOf({ began, ended, brokenAt, backAt }: Phase, calls: readonly Call[]): PhaseFigures {
  const within = calls.filter((call) => call.began >= began && call.began < ended)
  const failed = within.filter(({ outcome }) => outcome === 'failed')
  const refused = within.filter(({ outcome }) => outcome === 'refused')
  const count = (some: readonly Call[]) => {
    const counts = new Map<string, number>()
    for (const { what } of some) counts.set(what, (counts.get(what) ?? 0) + 1)
    return counts
  }
  const last = Math.max(brokenAt ?? 0, ...failed.map((call) => call.ended))
  return {
    calls: within.length,
    failed: failed.length,
    refused: refused.length,
    failingSeconds: brokenAt === undefined ? 0 : (last - brokenAt) / 1000,
    backSeconds: brokenAt === undefined || backAt === undefined ? undefined : (backAt - brokenAt) / 1000,
    slowestMs: Math.max(0, ...within.map((call) => call.ended - call.began)),
    failures: count(failed),
    refusals: count(refused)
  }
}
