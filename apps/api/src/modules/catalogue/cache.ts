import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import { noticeLengthMax } from '../../platform/notices.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Replicas, primaryOf } from '../../platform/replicas/replicas.ts'

/**
 * Answers of the catalogue that stay the same until something is written. Every write of this process empties it at
 * once, and is told to the other servers; `freshFor` bounds how long a write can go unseen where a notice is lost. Only
 * what is shown comes from here: carts and checkout read the tables.
 */
export interface CatalogueCache {
  /** `counts` names the variants an answer tells the number of pieces of. */
  remember<T>(key: string, load: () => Promise<T>, counts?: (value: T) => readonly string[]): Promise<T>
  forget(): void
  /** How often all was forgotten. */
  generation(): number
  /** Answers that are kept, those among them that are too old to be given out. */
  size(): number
  /** Forgets what tells how many pieces there are of these. */
  forgetCounts(variantIds: Iterable<string>): void
}

interface Entry {
  value: Promise<unknown>
  /** Variants it tells the number of; not known while it is being read. */
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
    // What is exactly as old as its `ttl` is still given out.
    ttl: maxAgeMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() }
  })

  /** A list takes up to half a megabyte. What is too old goes once there is something new: left until it is asked for again, a thousand of them filled the heap. */
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
      // The promise itself is kept: many who ask at once wait for one reading.
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

/** The cache of a platform. One that began reading before `forget` is never handed out after it. */
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
 * Reads for an answer that everybody gets alike: by a copy of the database that has all that was written, where there is one. An answer
 * within it that is kept as well is read so by itself: else a copy that fails would leave its failure in the cache for whoever asks next.
 */
export const readForAll = <T>(platform: Platform, read: (source: Platform) => Promise<T>): Promise<T> =>
  platform.replicas.read((db) => read({ ...platform, db }))

/** What of the catalogue is old: variants by their id, whose pieces changed, or all of it where the body is empty. */
const topic = 'catalogue'

type CachePlatform = Pick<Platform, 'db' | 'clock' | 'notices'>

/** To be called after a transaction that changed products or prices has committed. All servers forget what they keep. */
export function catalogueChanged(platform: CachePlatform): void {
  catalogueCache(platform).forget()
  platform.notices.publish(topic, '')
}

/** To be called after a transaction that changed nothing but pieces has committed. All servers forget how many there are of these. */
export function countsChanged(platform: CachePlatform, variantIds: Iterable<string>): void {
  const changed = [...variantIds]
  catalogueCache(platform).forgetCounts(changed)
  const body = JSON.stringify(changed)
  platform.notices.publish(topic, Buffer.byteLength(body) > noticeLengthMax ? '' : body)
}

/** Forgets what other servers have changed, and all where some of their notices may be lost. */
export function subscribeToCatalogue(platform: CachePlatform): void {
  const cache = catalogueCache(platform)
  platform.notices.subscribe(topic, {
    onNotice: (body) => (body === '' ? cache.forget() : cache.forgetCounts(JSON.parse(body) as string[])),
    onGap: () => cache.forget()
  })
}
