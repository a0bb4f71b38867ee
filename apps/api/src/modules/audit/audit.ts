import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditLog } from './tables.ts'

export interface AuditEntry {
  adminId: string
  action:
    | 'order.move'
    | 'order.refund'
    | 'variant.change'
    | 'coupon.add'
    | 'coupon.change'
    | 'product.add'
    | 'product.change'
    | 'product.delete'
    | 'category.add'
    | 'category.change'
    | 'category.delete'
    | 'message.reply'
    | 'message.mark'
    | 'failed-job.retry'
    | 'failed-job.delete'
    | 'synonym.add'
    | 'synonym.change'
    | 'synonym.delete'
    | 'review.approve'
    | 'review.reject'
    | 'review.answer'
    | 'redirect.add'
    | 'redirect.delete'
    | 'import-template.add'
    | 'import-template.change'
    | 'import-template.delete'
    | 'import.start'
    | 'import.end'
    | 'export.download'
  subject: string
  change: unknown
}

/** Writes down what an administrator did, within the transaction that does it. */
export async function audit({ clock }: Pick<Platform, 'clock'>, tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, at: clock.now() })
}
