import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from './platform.ts'

const dayMs = 86_400_000

/** Adds days to a date (`2026-11-25`); a negative count subtracts. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** The date in the shop's time zone at a moment. */
export function dayAt({ shop }: Pick<Platform, 'shop'>, moment: Date): string {
  // This locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone, dateStyle: 'short' }).format(moment)
}

/** A date in words in a time zone: 25 November 2026. */
export const dayText = (moment: Date | string, timeZone: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment))

/** Today's date in the shop's time zone. */
export const today = (platform: Pick<Platform, 'shop' | 'clock'>): string => dayAt(platform, platform.clock.now())

/** SQL: the moment a day begins in the shop's time zone, with daylight saving time. */
export const beginOf = ({ shop }: Pick<Platform, 'shop'>, day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${shop.timeZone}::text)`
