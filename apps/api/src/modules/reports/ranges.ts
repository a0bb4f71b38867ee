import { type ReportRange, reportDaysMax } from '@motif/contract/report-rules'
import { addDays } from '../../platform/shop-days.ts'
import { daysFrom, keptDays } from './days.ts'
import type { Days } from './sums.ts'

export interface AskedDays {
  range: ReportRange
  from?: string | undefined
  to?: string | undefined
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** A report ends at most so many days ago: the days it is compared with are kept, too. */
const endsWithin = keptDays - 2 * reportDaysMax

/** Days that were asked for, as far as there can be figures of them. */
export function daysAsked({ range, from, to }: AskedDays, now: string): Days {
  const end = later(earlier(to ?? now, now), addDays(now, -endsWithin))
  if (from === undefined && to === undefined) return { from: addDays(end, 1 - Number(range)), to: end }
  const begin = earlier(from ?? addDays(end, 1 - Number(range)), end)
  return { from: later(begin, addDays(end, 1 - reportDaysMax)), to: end }
}

/** As many days as those, just before them. */
export function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -daysFrom(from, to)), to: addDays(from, -1) }
}
