import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'
import { today } from '../../platform/shop-days.ts'
import type { Search } from '../catalogue/index.ts'
import { countedText } from './search-text.ts'
import { searchDays } from './tables.ts'
import { weekOf } from './weeks.ts'

/** Milliseconds from the first count to the write. */
const flushDelayMs = 5_000

/** Queries in memory until the next write; further ones are not counted. */
const pendingMax = 1_000

/** Queries of a day. Later ones are only counted if they are among them. */
export const queriesPerDayMax = 5_000

/** Searches of a network that are counted within a day. */
export const searchesPerVisitorMax = 60

/** A repeated search of a visitor counts once within this time: Back, Reload and the next visit to the list. */
const repeatMs = 30 * 60_000

const dayMs = 86_400_000

/** Bits of the set of visitors: see `searchDays`. */
const visitorBits = 63

interface Count {
  day: string
  query: string
  searches: number
  found: number
  visitors: bigint
}

export interface SearchCounter {
  /** `visitor` is a network. */
  count(visitor: string, search: Search): void
  /** Writes the counts since the last flush. */
  flush(): Promise<void>
}

/** The part of an IPv6 network that is rented as one (/48); an IPv4 address. */
const siteOf = (visitor: string) => visitor.split(':').slice(0, 3).join(':')

/**
 * Counts searches by day. Counts are added up in memory and written together, so no search waits for the database; several servers add to the same
 * rows. Who searched is not stored: a visitor sets one of 63 bits per query and week, by a keyed hash.
 */
export function searchCounter(platform: Pick<Platform, 'db' | 'shop' | 'clock' | 'log' | 'secret'>): SearchCounter {
  let pending = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined
  const clock = { perf: { now: () => platform.clock.now().getTime() }, ttlResolution: 0 }
  const repeats = new LRUCache<string, true>({ max: 20_000, ttl: repeatMs, ...clock })
  const ofVisitor = new LRUCache<string, number>({ max: 20_000, ttl: dayMs, ...clock })

  /** Whether a search counts; notes it. */
  function isCounted(hash: string, site: string): boolean {
    if (repeats.has(hash)) return false
    repeats.set(hash, true)
    const searches = ofVisitor.get(site) ?? 0
    if (searches >= searchesPerVisitorMax) return false
    ofVisitor.set(site, searches + 1, searches === 0 ? {} : { noUpdateTTL: true })
    return true
  }

  function add(count: Count): void {
    const key = `${count.day} ${count.query}`
    const known = pending.get(key)
    if (!known && pending.size >= pendingMax) return
    pending.set(key, {
      ...count,
      searches: count.searches + (known?.searches ?? 0),
      visitors: count.visitors | (known?.visitors ?? 0n)
    })
    timer ??= setTimeout(() => void flush(), flushDelayMs).unref()
  }

  function count(visitor: string, { query: typed, found }: Search): void {
    const query = countedText(typed)
    if (query === undefined) return
    const day = today(platform)
    const site = siteOf(visitor)
    const hash = keyedHash(platform, 'search visitors', weekOf(day), query, site)
    if (!isCounted(hash, site)) return
    const bit = Buffer.from(hash, 'base64url').readUInt32BE() % visitorBits
    add({ day, query, searches: 1, found, visitors: 1n << BigInt(bit) })
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = [...pending.values()]
    pending = new Map()
    if (counts.length === 0) return
    const column = <T>(of: (count: Count) => T) => sql.param(counts.map(of))
    try {
      // In a fixed order, so that concurrent servers cannot deadlock.
      await platform.db.execute(sql`
        insert into ${searchDays} as kept (day, query, searches, found, visitors)
        select day, query, searches, found, visitors
        from unnest(
          ${column(({ day }) => day)}::date[], ${column(({ query }) => query)}::text[],
          ${column(({ searches }) => searches)}::int[], ${column(({ found }) => found)}::int[],
          ${column(({ visitors }) => String(visitors))}::bigint[]
        ) with ordinality as counted(day, query, searches, found, visitors, place)
        where exists (select from ${searchDays} known where known.day = counted.day and known.query = counted.query)
          or place <= ${queriesPerDayMax} - (select count(*) from ${searchDays} known where known.day = counted.day)
        order by day, query
        on conflict (day, query) do update set
          searches = kept.searches + excluded.searches, found = excluded.found, visitors = kept.visitors | excluded.visitors`)
    } catch (error) {
      platform.log.warn({ err: error }, 'counted searches could not be written, and are kept for the next time')
      for (const each of counts) add(each)
    }
  }

  return { count, flush }
}
