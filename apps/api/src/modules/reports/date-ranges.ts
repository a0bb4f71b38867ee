import { type ReportRange, reportDaysMax } from '@motif/contract/report-rules'
import { addDays } from '../../platform/shop-days.ts'
import { countDays, retentionDays } from './days.ts'
import type { DateRange } from './order-queries.ts'

export interface DateRangeQuery {
  range: ReportRange
  from?: string | undefined
  to?: string | undefined
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** The oldest end of a report, in days ago, because sums of the preceding period are needed too. */
const oldestEndDays = retentionDays - 2 * reportDaysMax

/** The requested period, limited to days that can have sums. */
export function resolveDateRange({ range, from, to }: DateRangeQuery, now: string): DateRange {
  const end = later(earlier(to ?? now, now), addDays(now, -oldestEndDays))
  if (from === undefined && to === undefined) return { from: addDays(end, 1 - Number(range)), to: end }
  const begin = earlier(from ?? addDays(end, 1 - Number(range)), end)
  return { from: later(begin, addDays(end, 1 - reportDaysMax)), to: end }
}

/** The preceding period of the same length. */
export function precedingRange({ from, to }: DateRange): DateRange {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}
