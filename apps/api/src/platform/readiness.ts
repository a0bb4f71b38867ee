import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

type PartName = 'database' | 'storage' | 'mail' | 'disk' | 'redis' | 'jobs'

/** A dependency of the server, and how to check it. */
export interface Probe {
  name: PartName
  /** Whether a server without it should get no requests. False for a shared dependency that the shop can sell without. */
  isNeeded: boolean
  /** Throws if the dependency is unavailable. */
  check: () => Promise<unknown>
  /** Milliseconds to cache a result, so frequent checks cause no extra work. */
  keptMs: number
}

/** The public answer: which dependencies respond, without reasons. */
interface Readiness {
  status: 'ready' | 'degraded' | 'away'
  parts: Partial<Record<PartName, 'ok' | 'away'>>
}

export type AskReadiness = () => Promise<Readiness>

/** Milliseconds after which a dependency that has not responded counts as unavailable. */
const probeTimeoutMs = 2_000

const inTime = async (check: () => Promise<unknown>) => {
  const late = new AbortController()
  try {
    await Promise.race([
      check(),
      delay(probeTimeoutMs, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error('It did not answer in time')
      })
    ])
  } finally {
    late.abort()
  }
}

/** Checks a dependency, never concurrently and at most once per cache period. Logs when it goes away and comes back. */
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

/** Reports the dependencies on request. */
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
