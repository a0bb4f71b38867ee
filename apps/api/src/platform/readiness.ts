import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

type PartName = 'database' | 'storage' | 'mail' | 'disk' | 'redis' | 'jobs'

/** A part the server stands on, and how to find out whether it answers. */
export interface Probe {
  name: PartName
  /** Whether a server without it should get no requests. One that all servers share and the shop can sell without is not. */
  isNeeded: boolean
  /** Throws where the part is away. */
  check: () => Promise<unknown>
  /** Milliseconds an answer is kept for: whoever asks more often makes no more work. */
  keptMs: number
}

/** What is told of the parts, to anybody: which of them answer, and no word of why not. */
interface Readiness {
  status: 'ready' | 'degraded' | 'away'
  parts: Partial<Record<PartName, 'ok' | 'away'>>
}

export type AskReadiness = () => Promise<Readiness>

/** Milliseconds after which a part that has not answered is away. */
const answersWithinMs = 2_000

const inTime = async (check: () => Promise<unknown>) => {
  const late = new AbortController()
  try {
    await Promise.race([
      check(),
      delay(answersWithinMs, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error('It did not answer in time')
      })
    ])
  } finally {
    late.abort()
  }
}

/** Asks a part, at most once at a time and as often as its answers are kept. Tells the log when it goes and when it is back. */
function watched({ name, check, keptMs }: Probe, log: Pick<FastifyBaseLogger, 'warn' | 'info'>, now: () => number) {
  let known: { isOk: boolean; at: number } | undefined
  let asking: Promise<boolean> | undefined
  const ask = async () => {
    const isOk = await inTime(check).then(
      () => true,
      (error: unknown) => {
        if (known?.isOk !== false) log.warn({ err: error, part: name }, 'a part of the shop is away')
        return false
      }
    )
    if (isOk && known?.isOk === false) log.info({ part: name }, 'a part of the shop is back')
    known = { isOk, at: now() }
    return isOk
  }
  return async (): Promise<boolean> => {
    if (known && now() - known.at < keptMs) return known.isOk
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

/** How the parts are, asked when somebody wants to know. */
export function readinessOf(
  probes: readonly Probe[],
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  now: () => number = () => performance.now()
): AskReadiness {
  const parts = probes.map((probe) => ({ ...probe, isOk: watched(probe, log, now) }))
  return async () => {
    const states = await Promise.all(
      parts.map(async ({ name, isNeeded, isOk }) => ({ name, isNeeded, isOk: await isOk() }))
    )
    const away = states.filter(({ isOk }) => !isOk)
    return {
      status: away.some(({ isNeeded }) => isNeeded) ? 'away' : away.length > 0 ? 'degraded' : 'ready',
      parts: Object.fromEntries(states.map(({ name, isOk }) => [name, isOk ? 'ok' : 'away']))
    }
  }
}
