import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Answers of the catalogue that stay the same until something is written. Every write of this process empties it at
 * once; `freshFor` bounds how long another server's write can go unseen. Only what is shown comes from here: carts
 * and checkout read the tables.
 */
export interface CatalogueCache {
  remember<T>(key: string, load: () => Promise<T>): Promise<T>
  forget(): void
}

interface Entry {
  value: Promise<unknown>
  until: number
}

const freshFor = 5_000
const capacity = 1_000

function createCache(clock: Clock): CatalogueCache {
  const entries = new Map<string, Entry>()
  return {
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime()
      const known = entries.get(key)
      if (known && known.until > now) return known.value as Promise<T>
      // The promise itself is kept: many who ask at once wait for one reading.
      const value = load()
      const entry = { value, until: now + freshFor }
      entries.delete(key)
      entries.set(key, entry)
      const oldest = entries.size > capacity ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return value
    },
    forget: () => entries.clear()
  }
}

const caches = new WeakMap<object, CatalogueCache>()

/** The cache of a platform. One that began reading before `forget` is never handed out after it. */
export function catalogueCache({ db, clock }: Pick<Platform, 'db' | 'clock'>): CatalogueCache {
  const known = caches.get(db)
  if (known) return known
  const cache = createCache(clock)
  caches.set(db, cache)
  return cache
}

/** To be called after a transaction that changed goods, prices or stock has committed. */
export const catalogueChanged = (platform: Pick<Platform, 'db' | 'clock'>): void => catalogueCache(platform).forget()
