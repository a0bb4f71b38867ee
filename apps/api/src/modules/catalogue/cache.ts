import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database.ts'
import { noticeLengthMax } from '../../platform/notices.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Replicas, primaryOf } from '../../platform/replicas/replicas.ts'

/**
 * A cache of catalogue responses. Every write of this process clears it at once and notifies the other servers; `maxAgeMs` bounds its age if a
 * notification is lost. Only for display: carts and checkout read the tables.
 */
export interface CatalogueCache {
  /** `counts` returns the variants whose stock the value shows. */
  remember<T>(key: string, load: () => Promise<T>, counts?: (value: T) => readonly string[]): Promise<T>
  forget(): void
  /** Number of complete invalidations. */
  generation(): number
  /** Number of entries, expired ones included. */
  size(): number
  /** Drops entries that show the stock of these variants. */
  forgetCounts(variantIds: Iterable<string>): void
}

interface Entry {
  value: Promise<unknown>
  /** Variants whose stock it shows; unknown while loading. */
  counts: ReadonlySet<string> | 'unknown'
}

const noCounts: ReadonlySet<string> = new Set()

const maxAgeMs = 800
const capacity = 1_000

function createCache(clock: Clock, replicas: Replicas | undefined): CatalogueCache {
  let generation = 0
  let cleared = -Infinity
  const entries = new LRUCache<string, Entry>({
    max: capacity,
    // An entry exactly as old as its `ttl` is still returned.
    ttl: maxAgeMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() }
  })

  /** A list takes up to half a megabyte. Expired entries are purged on insert: left until requested again, a thousand of them filled the heap. */
  function clearOld(): void {
    const now = clock.now().getTime()
    if (now - cleared < maxAgeMs) return
    cleared = now
    entries.purgeStale()
  }

  return {
    remember<T>(key: string, load: () => Promise<T>, counts?: (value: T) => readonly string[]): Promise<T> {
      const known = entries.get(key)
      if (known) return known.value as Promise<T>
      clearOld()
      // The promise is cached, so concurrent requests share one read.
      const value = load()
      const entry: Entry = { value, counts: counts ? 'unknown' : noCounts }
      entries.set(key, entry)
      value.then(
        (read) => {
          if (counts) entry.counts = new Set(counts(read))
        },
        () => {
          if (entries.peek(key) === entry) entries.delete(key)
        }
      )
      return value
    },
    forget: () => {
      generation++
      replicas?.changed()
      entries.clear()
    },
    generation: () => generation,
    size: () => entries.size,
    forgetCounts: (variantIds) => {
      const changed = [...variantIds]
      replicas?.changed()
      for (const [key, { counts }] of entries)
        if (counts === 'unknown' || changed.some((id) => counts.has(id))) entries.delete(key)
    }
  }
}

const caches = new WeakMap<object, CatalogueCache>()

/** The cache of a platform. A value whose read began before `forget` is never returned after it. */
export function catalogueCache({
  db,
  clock,
  replicas
}: Pick<Platform, 'db' | 'clock'> & Partial<Pick<Platform, 'replicas'>>): CatalogueCache {
  const primary = primaryOf(db)
  const known = caches.get(primary)
  if (known) return known
  const cache = createCache(clock, replicas)
  caches.set(primary, cache)
  return cache
}

/**
 * Reads public data from an up-to-date replica if possible. Nested cached reads choose their database themselves: otherwise the error of a failed
 * replica would stay in the cache.
 */
export const readForAll = <T>(platform: Platform, read: (source: Platform) => Promise<T>): Promise<T> =>
  platform.replicas.read((db) => read({ ...platform, db }))

/** Invalidated data: ids of variants whose stock changed, or everything if the body is empty. */
const topic = 'catalogue'

type CachePlatform = Pick<Platform, 'db' | 'clock' | 'notices'>

/** Call it after a transaction that changed products or prices has committed, or stock that lists show. All servers clear their caches. */
export function catalogueChanged(platform: CachePlatform, options: { isStock?: boolean } = {}): void {
  catalogueCache(platform).forget()
  platform.notices.publish(topic, '', options)
}

/** Changes products, prices or what lists show of them in a transaction, after which all servers clear their caches. */
export async function changeCatalogue<Changed>(
  platform: CachePlatform,
  work: (tx: Transaction) => Promise<Changed>
): Promise<Changed> {
  const changed = await platform.db.transaction(work)
  catalogueChanged(platform)
  return changed
}

/** Call it after a transaction that changed only stock has committed. All servers drop the stock of these variants. */
export function countsChanged(platform: CachePlatform, variantIds: Iterable<string>): void {
  const changed = [...variantIds]
  catalogueCache(platform).forgetCounts(changed)
  const body = JSON.stringify(changed)
  platform.notices.publish(topic, Buffer.byteLength(body) > noticeLengthMax ? '' : body, { isStock: true })
}

/** Applies invalidations of other servers, and clears everything if some may be lost. */
export function subscribeToCatalogue(platform: CachePlatform): void {
  const cache = catalogueCache(platform)
  platform.notices.subscribe(topic, {
    onNotice: (body) => (body === '' ? cache.forget() : cache.forgetCounts(JSON.parse(body) as string[])),
    onGap: () => cache.forget()
  })
}
