import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { lt, or } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { draftOrders } from './tables.ts'

/** Deletes drafts that were deleted a day ago, or untouched for long. Paid ones too, because they became orders. */
export async function clearDrafts(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const { clock, log } = platform
  const before = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  const count = await deleteRows(
    platform,
    draftOrders,
    or(
      lt(draftOrders.deletedAt, before(draftOrderLimits.undoHours)),
      lt(draftOrders.updatedAt, before(draftOrderLimits.keptDays * 24))
    )
  )
  if (count > 0) log.info({ count }, 'draft orders nobody needs any more were deleted')
}
