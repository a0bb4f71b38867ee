import type { Funnel } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { DateRange } from './order-queries.ts'
import { visitDays } from './tables.ts'

type Steps = Omit<Funnel, 'orders'>

/** Count of each step in a period and in the preceding one, and the first day with counts. */
export async function countedSteps(
  { db }: Pick<Platform, 'db'>,
  days: DateRange,
  before: DateRange
): Promise<{ now: Steps; before: Steps; countedSince: string | null }> {
  const within = ({ from, to }: DateRange) => sql`day between ${from}::date and ${to}::date`
  const [steps, first] = await Promise.all([
    db.execute<{ step: string; now: number; before: number }>(sql`
      select step, coalesce(sum(count) filter (where ${within(days)}), 0)::int as now,
        coalesce(sum(count) filter (where ${within(before)}), 0)::int as before
      from ${visitDays}
      where step in ('visit', 'design', 'cart') and day between ${before.from}::date and ${days.to}::date
      group by 1`),
    db.execute<{ day: string | null }>(
      sql`select to_char(min(day), 'YYYY-MM-DD') as day from ${visitDays} where step = 'visit'`
    )
  ])
  const of = (time: 'now' | 'before'): Steps => {
    const count = (step: string) => steps.rows.find((row) => row.step === step)?.[time] ?? 0
    return { visits: count('visit'), designs: count('design'), carts: count('cart') }
  }
  return { now: of('now'), before: of('before'), countedSince: first.rows[0]?.day ?? null }
}
