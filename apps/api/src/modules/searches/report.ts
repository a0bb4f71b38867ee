import type { ReportedSearch } from '@motif/contract'
import {
  type SearchKind,
  type SearchPeriod,
  hiddenSearchesMax,
  reportedSearchesMax
} from '@motif/contract/search-report-rules'
import { eq, sql } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { addDays, today } from '../../platform/shop-days.ts'
import { audit } from '../audit/index.ts'
import type { FrequentSearches } from './frequent-searches.ts'
import { hiddenSearches, searchDays } from './tables.ts'

export interface SearchFilter {
  days: SearchPeriod
  kind: SearchKind
}

const firstDay = (platform: Pick<Platform, 'shop' | 'clock'>, { days }: SearchFilter) =>
  addDays(today(platform), 1 - Number(days))

interface ReportRow extends Record<string, unknown> {
  query: string
  searches: number
  found: number
  lastDay: string
  isHidden: boolean
}

/** The most frequent searches of a period, or those of them whose last search found nothing. */
export async function searchReport(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  frequent: FrequentSearches,
  filter: SearchFilter
): Promise<{ items: ReportedSearch[] }> {
  const [{ rows }, suggested] = await Promise.all([
    platform.db.execute<ReportRow>(sql`
      select query, sum(searches)::int as searches, (array_agg(found order by day desc))[1] as found,
        max(day)::text as "lastDay",
        exists (select from ${hiddenSearches} hidden where hidden.query = days.query) as "isHidden"
      from ${searchDays} days where day >= ${firstDay(platform, filter)}
      group by query
      ${filter.kind === 'without-results' ? sql`having (array_agg(found order by day desc))[1] = 0` : sql``}
      order by sum(searches) desc, query limit ${reportedSearchesMax}`),
    frequent.list()
  ])
  const isSuggested = new Set(suggested.map(({ query }) => query))
  return { items: rows.map((row) => ({ ...row, isSuggested: isSuggested.has(row.query) })) }
}

interface DayRow extends Record<string, unknown> {
  day: string
  query: string
  searches: number
  found: number
}

/** Searches by day, oldest first, a day at a time. */
export async function* exportedSearches(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  filter: SearchFilter
): AsyncGenerator<DayRow[]> {
  const last = today(platform)
  for (let day = firstDay(platform, filter); day <= last; day = addDays(day, 1)) {
    const { rows } = await platform.db.execute<DayRow>(sql`
      select day::text as day, query, searches, found from ${searchDays}
      where day = ${day} ${filter.kind === 'without-results' ? sql`and found = 0` : sql``}
      order by searches desc, query`)
    if (rows.length > 0) yield rows
  }
}

const isHiddenNow = async (db: Pick<Database, '$count'>, query: string) =>
  (await db.$count(hiddenSearches, eq(hiddenSearches.query, query))) > 0

/** Hides a query from suggestions, or allows it again. */
export async function setHidden(
  platform: Platform,
  frequent: FrequentSearches,
  adminId: string,
  { query, isHidden }: { query: string; isHidden: boolean }
): Promise<Record<string, never>> {
  await platform.db.transaction(async (tx) => {
    await lockFor(tx, 'hiddenSearches')
    if ((await isHiddenNow(tx, query)) === isHidden) return
    if (isHidden) {
      if ((await tx.$count(hiddenSearches)) >= hiddenSearchesMax)
        throw new ProblemError('hidden-searches-full', { params: { count: hiddenSearchesMax } })
      await tx.insert(hiddenSearches).values({ query, at: platform.clock.now() })
    } else await tx.delete(hiddenSearches).where(eq(hiddenSearches.query, query))
    await audit(platform, tx, {
      adminId,
      action: isHidden ? 'search.hide' : 'search.show',
      subject: query,
      change: { isHidden: { from: !isHidden, to: isHidden } }
    })
  })
  frequent.changed()
  return {}
}
