import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** Money that was on its way back is with the shop again. */
export interface RefundFailed {
  refundId: string
  /** The moment the refund was decided, as ISO 8601. */
  at: string
}

const name = 'refund.failed'

/** Tells that a refund failed, in the transaction that wrote it down. */
export const publishRefundFailed = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id, at }: { id: string; at: Date }
): Promise<void> => events.publish(name, { refundId: id, at: at.toISOString() } satisfies RefundFailed, tx)

/** Names the job that follows once a refund failed. */
export const onRefundFailed = (
  { events }: Pick<Platform, 'events'>,
  job: string,
  handler: (event: RefundFailed) => Promise<void>
): void => events.subscribe<RefundFailed>([name], job, handler)
