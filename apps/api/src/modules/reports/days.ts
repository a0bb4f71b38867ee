import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/** Days for which daily sums are kept. */
export const retentionDays = 1830

const dayMs = 86_400_000

/** Number of days between two dates, inclusive. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** SQL: the date of a moment in the shop's time zone. */
export const dayOf = ({ shop }: Pick<Platform, 'shop'>, moment: unknown): SQL =>
  sql`(${moment} at time zone ${shop.timeZone}::text)::date`
