import type { LogAction } from '@motif/contract/log-rules'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditLog } from './tables.ts'

export interface AuditEntry {
  adminId: string
  action: LogAction
  subject: string
  change: unknown
}

/** Records an action of an administrator, in the transaction that performs it. */
export async function audit({ clock }: Pick<Platform, 'clock'>, tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, at: clock.now() })
}
