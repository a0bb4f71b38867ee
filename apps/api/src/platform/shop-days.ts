import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from './platform.ts'

const dayMs = 86_400_000

/** The day (`2026-11-25`) some days after another, or before it. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** The day it is in the shop at a moment. */
export function dayAt({ shop }: Pick<Platform, 'shop'>, moment: Date): string {
  // This locale writes days as the rest of the shop does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone, dateStyle: 'short' }).format(moment)
}

/** Today in the shop. */
export const today = (platform: Pick<Platform, 'shop' | 'clock'>): string => dayAt(platform, platform.clock.now())

/** In SQL, the moment a day begins in the shop. PostgreSQL knows of summer time. */
export const beginOf = ({ shop }: Pick<Platform, 'shop'>, day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${shop.timeZone}::text)`
