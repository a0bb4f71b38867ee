import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** A failed refund: the money is back with the shop. */
export interface RefundFailed {
  refundId: string
  /** The moment the refund was decided, as ISO 8601. */
  at: string
}

const name = 'refund.failed'

/** Publishes a failed refund, in the transaction that records it. */
export const publishRefundFailed = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id, at }: { id: string; at: Date }
): Promise<void> => events.publish(name, { refundId: id, at: at.toISOString() } satisfies RefundFailed, tx)

/** Registers a job that handles failed refunds. */
export const onRefundFailed = (
  { events }: Pick<Platform, 'events'>,
  job: string,
  handler: (event: RefundFailed) => Promise<void>
): void => events.subscribe<RefundFailed>([name], job, handler)
