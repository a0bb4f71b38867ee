import { and, eq, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { deleteRows, deleteThroughout } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartLines, carts, removedDesigns } from './tables.ts'

const dayMs = 86_400_000

/** Days after which an untouched guest cart, or the old id of a merged one, is deleted. */
const retentionDays = 90

/** The same for an empty cart. */
const emptyRetentionDays = 7

/** Deletes abandoned guest carts. Locked ones are skipped, and customers' carts stay. */
export async function clearCarts(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = platform
  const now = clock.now().getTime()
  const before = (days: number) => lt(carts.updatedAt, new Date(now - days * dayMs))
  const isVisitors = or(isNull(carts.customerId), isNotNull(carts.mergedInto))
  const isEmpty = notExists(db.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, carts.id)))
  const old = await deleteRows(platform, carts, and(isVisitors, before(retentionDays)), carts.updatedAt)
  const empty = await deleteThroughout(
    platform,
    carts,
    carts.id,
    and(isNull(carts.customerId), isNull(carts.mergedInto), before(emptyRetentionDays), isEmpty)
  )
  if (old + empty > 0) log.info({ count: old + empty }, 'carts nobody came back for were deleted')
}

/** Deletes designs of lines removed more than a day ago, which can no longer be restored. */
export async function clearRemovedDesigns(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const dayBefore = new Date(platform.clock.now().getTime() - dayMs)
  await deleteRows(platform, removedDesigns, lt(removedDesigns.removedAt, dayBefore), removedDesigns.removedAt)
}
