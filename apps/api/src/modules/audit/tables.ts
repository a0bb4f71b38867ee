import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every change by staff: who, what, on which subject, and with which data. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    adminId: text('admin_id').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    change: jsonb('change').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.at),
    index('audit_log_admin').on(table.adminId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_at').on(table.at, table.id)
  ]
)
