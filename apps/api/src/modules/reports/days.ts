import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/** Days for which sums are kept. */
export const keptDays = 1830

const dayMs = 86_400_000

/** The day (`2026-11-25`) it is in the shop at a moment. */
export function dayAt({ shop }: Pick<Platform, 'shop'>, moment: Date): string {
  // This locale writes days as the rest of the shop does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone, dateStyle: 'short' }).format(moment)
}

/** Today in the shop. */
export const today = (platform: Pick<Platform, 'shop' | 'clock'>): string => dayAt(platform, platform.clock.now())

/** The day some days after another, or before it. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Days from one to another, both counted. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** In SQL, the moment a day begins in the shop. PostgreSQL knows of summer time. */
export const beginOf = ({ shop }: Pick<Platform, 'shop'>, day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${shop.timeZone}::text)`

/** In SQL, the day of a moment in the shop. */
export const dayOf = ({ shop }: Pick<Platform, 'shop'>, moment: unknown): SQL =>
  sql`(${moment} at time zone ${shop.timeZone}::text)::date`
