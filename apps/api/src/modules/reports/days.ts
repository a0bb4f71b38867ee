import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/** Days for which sums are kept. */
export const retentionDays = 1830

const dayMs = 86_400_000

/** Days from one to another, both counted. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** In SQL, the day of a moment in the shop. */
export const dayOf = ({ shop }: Pick<Platform, 'shop'>, moment: unknown): SQL =>
  sql`(${moment} at time zone ${shop.timeZone}::text)::date`
