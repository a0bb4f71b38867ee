import { and, eq, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { deleteRows, deleteThroughout } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartLines, carts, removedDesigns } from './tables.ts'

const dayMs = 86_400_000

/** A visitor's cart nobody touched for this long is forgotten, and so is the old address of one that was joined to another. */
const retentionDays = 90

/** One that nothing is in any more, or never was. */
const emptyRetentionDays = 7

/** Deletes visitors' carts nobody comes back for. One that somebody is at just now is left alone; customers' own carts stay. */
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

/** Forgets designs of lines that were taken out more than a day ago: nobody is offered to have them back any more. */
export async function clearRemovedDesigns(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const dayBefore = new Date(platform.clock.now().getTime() - dayMs)
  await deleteRows(platform, removedDesigns, lt(removedDesigns.removedAt, dayBefore), removedDesigns.removedAt)
}
