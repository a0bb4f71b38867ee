import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { addDays, today } from '../../platform/shop-days.ts'
import { type FrequentSearch, searchTokens } from '../catalogue/index.ts'
import { blockedWordSearch } from '../moderation/index.ts'
import { hiddenSearches, searchDays } from './tables.ts'
import { weekOf } from './weeks.ts'

/** Different visitors within one week that make a search a suggestion. Weeks are not added up, because a visitor sets another bit in each. */
const visitorsMin = 5

/** Weeks that are read, the current one included. */
const weeks = 4

const frequentMax = 500

const maxAgeMs = 60_000

/** The first day whose visitors suggestions read. */
export const firstDayOf = (platform: Pick<Platform, 'shop' | 'clock'>): string =>
  addDays(weekOf(today(platform)), -7 * (weeks - 1))

/** Searches of several visitors that found products, without hidden ones and blocked words. */
async function readFrequent(platform: Pick<Platform, 'db' | 'shop' | 'clock'>): Promise<FrequentSearch[]> {
  const { db } = platform
  const [{ rows }, blocked] = await Promise.all([
    db.execute<{ query: string }>(sql`
      select query from (
        select query, max(day) as day, (array_agg(found order by day desc))[1] as found, sum(searches) as searches,
          bit_count(bit_or(visitors)::bit(64)) as visitors
        from ${searchDays} where day >= ${firstDayOf(platform)}
        group by query, date_trunc('week', day)
      ) weeks
      where not exists (select from ${hiddenSearches} hidden where hidden.query = weeks.query)
      group by query
      having max(visitors) >= ${visitorsMin} and (array_agg(found order by day desc))[1] > 0
      order by sum(searches) desc, query limit ${frequentMax}`),
    blockedWordSearch(db)
  ])
  return rows
    .filter(({ query }) => !blocked || blocked([query]).length === 0)
    .map(({ query }) => ({ query, words: searchTokens(query) }))
}

const topic = 'searches'

export interface FrequentSearches {
  /** Waits for the database the first time only; later a list older than a minute is replaced in the background. */
  list(): Promise<readonly FrequentSearch[]>
  /** Call it after a change by staff: every server reads the list again. */
  changed(): void
}

/** The list of frequent searches in memory. */
export function frequentSearches(
  platform: Pick<Platform, 'db' | 'shop' | 'clock' | 'log' | 'notices'>
): FrequentSearches {
  let known: readonly FrequentSearch[] | undefined
  let reading: Promise<void> | undefined
  let readAt = -Infinity
  let generation = 0
  const now = () => platform.clock.now().getTime()
  const read = async () => {
    const began = generation
    readAt = now()
    try {
      const list = await readFrequent(platform)
      if (began === generation) known = list
    } catch (error) {
      platform.log.warn({ err: error }, 'frequent searches could not be read')
      known ??= []
    }
  }
  const refresh = () => (reading ??= read().finally(() => (reading = undefined)))
  const forget = () => {
    generation++
    known = undefined
    reading = undefined
  }
  platform.notices.subscribe(topic, { onNotice: forget, onGap: forget })
  return {
    async list() {
      if (known === undefined || now() - readAt >= maxAgeMs) {
        const refreshed = refresh()
        if (known === undefined) await refreshed
      }
      return known ?? []
    },
    changed() {
      forget()
      platform.notices.publish(topic, '', { isStock: true })
    }
  }
}
