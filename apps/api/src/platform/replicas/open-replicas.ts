import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { type Database, type OpenDatabase, isDatabaseAway } from '../database.ts'
import { type Replicas, isCopyOf } from './replicas.ts'

export interface OpenReplicas extends Replicas {
  /** Checks once how far every replica has come. */
  look(): Promise<void>
  /** Checks repeatedly, until `stop`. */
  start(): void
  stop(): void
}

/** Milliseconds between two checks: while a replica lags, and otherwise. */
const [soonMs, usuallyMs] = [25, 500]

/** A replica that lags by more than this many milliseconds is not used. */
const oldestMs = 2_000

/** A position in the write-ahead log. PostgreSQL writes it as two hexadecimal numbers; SQL converts it to one. */
type Place = bigint

interface Copy {
  db: Database
  pool: Pool
  has: Place | undefined
}

const placeOf = async (pool: Pool, sql: string): Promise<Place | undefined> => {
  const { rows } = await pool.query<{ place: string | null }>(`select (${sql} - '0/0'::pg_lsn)::text as place`)
  const place = rows[0]?.place
  return place == null ? undefined : BigInt(place)
}

/** PostgreSQL codes of queries that a replica cancels because of replication conflicts. */
const conflict = /^40(?:001|P01)$/

/** Whether the primary may answer what a replica failed at. */
function isOfCopy(error: unknown): boolean {
  if (isDatabaseAway(error)) return true
  for (let one = error; one instanceof Error; one = one.cause)
    if (conflict.test(String((one as { code?: unknown }).code))) return true
  return false
}

/** Replicas of the primary, in the order of the settings. The caller closes their pools. */
export function openReplicas(
  primary: Pick<OpenDatabase, 'db' | 'pool'>,
  opened: readonly Pick<OpenDatabase, 'db' | 'pool'>[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  now: () => number = () => performance.now()
): OpenReplicas {
  const copies: Copy[] = opened.map(({ db, pool }) => ({ db, pool, has: undefined }))
  for (const { db } of copies) isCopyOf(db, primary.db)
  /** Log positions at the last checks. */
  let places: { at: number; place: Place }[] = []
  let changes = 0
  /** The position replicas must reach: that after the last change, once known. */
  let needed: { changes: number; place: Place } | undefined
  let turn = 0
  let ending: AbortController | undefined
  let waiting = new AbortController()
  let isStuckTold = false

  const hasEnough = ({ has }: Copy): boolean => {
    if (has === undefined || needed?.changes !== changes || has < needed.place) return false
    const old = places.findLast(({ at }) => at <= now() - oldestMs)
    return old === undefined || has >= old.place
  }

  async function lookAtPrimary(): Promise<void> {
    const asked = { at: now(), changes }
    const place = await placeOf(primary.pool, 'pg_current_wal_insert_lsn()')
    if (place === undefined) return
    if (needed?.changes !== asked.changes) needed = { changes: asked.changes, place }
    const firstKept = places.findLastIndex(({ at }) => at <= asked.at - oldestMs)
    places = [...places.slice(Math.max(0, firstKept)), { at: asked.at, place }]
  }

  /** A server that replicates no more, such as after a failover, is not used. */
  const lookAtCopy = async (copy: Copy): Promise<void> => {
    copy.has = await placeOf(copy.pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end').catch(
      () => undefined
    )
  }

  function tell(isStuck: boolean): void {
    if (isStuck === isStuckTold) return
    isStuckTold = isStuck
    if (isStuck) log.warn('a copy of the database stays behind what was written, and is not asked')
    else log.info('every copy of the database is asked again')
  }

  async function look(): Promise<void> {
    try {
      await lookAtPrimary()
    } catch {
      // The position that replicas should have is unknown.
      needed = undefined
    }
    await Promise.all(copies.map(lookAtCopy))
  }

  async function lookOn({ signal }: AbortController): Promise<void> {
    let caughtUpAt = now()
    while (!signal.aborted) {
      await look()
      const isBehind = !copies.every(hasEnough)
      if (!isBehind) caughtUpAt = now()
      const isStuck = now() - caughtUpAt > oldestMs
      tell(isStuck)
      const pause = isBehind && !isStuck ? soonMs : usuallyMs
      waiting = new AbortController()
      await delay(pause, undefined, { ref: false, signal: AbortSignal.any([waiting.signal, signal]) }).catch(
        () => undefined
      )
    }
  }

  return {
    read: async (work) => {
      const ready = copies.filter(hasEnough)
      const copy = ready[turn++ % ready.length]
      if (!copy) return work(primary.db)
      try {
        return await work(copy.db)
      } catch (error) {
        if (!isOfCopy(error)) throw error
        copy.has = undefined
        return work(primary.db)
      }
    },
    changed: () => {
      changes += 1
      waiting.abort()
    },
    states: () =>
      copies.map((copy) => {
        const newest = places.at(-1)?.place
        const lag = newest === undefined || copy.has === undefined ? undefined : Number(newest - copy.has)
        return { isUsed: hasEnough(copy), lagBytes: lag === undefined ? undefined : Math.max(0, lag) }
      }),
    look,
    start: () => {
      ending = new AbortController()
      void lookOn(ending)
    },
    stop: () => ending?.abort()
  }
}
