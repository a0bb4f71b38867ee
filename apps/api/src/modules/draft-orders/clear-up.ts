import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { lt, or } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { draftOrders } from './tables.ts'

/** Forgets drafts that were deleted a day ago, and those nobody touched for long, paid ones too: what they became is an order. */
export async function clearDrafts({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  const gone = await db
    .delete(draftOrders)
    .where(
      or(
        lt(draftOrders.deletedAt, before(draftOrderLimits.undoHours)),
        lt(draftOrders.updatedAt, before(draftOrderLimits.keptDays * 24))
      )
    )
    .returning({ id: draftOrders.id })
  if (gone.length > 0) log.info({ count: gone.length }, 'draft orders nobody needs any more were deleted')
}
