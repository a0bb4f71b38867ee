import type { LogAction } from '@motif/contract/log-rules'
import { type SQL, and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { auditLog } from './tables.ts'

export type LogRow = typeof auditLog.$inferSelect

export interface LogFilter {
  by?: string | undefined
  action?: LogAction | undefined
  /** Moments as SQL. */
  from?: SQL | undefined
  before?: SQL | undefined
}

/** Log entries, newest first, after the one with the id `after`. */
export const logRows = (
  db: Database,
  { by, action, from, before }: LogFilter,
  { after, limit }: { after?: number | undefined; limit: number }
): Promise<LogRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        by === undefined ? undefined : eq(auditLog.adminId, by),
        action === undefined ? undefined : eq(auditLog.action, action),
        from && gte(auditLog.at, from),
        before && lt(auditLog.at, before),
        after === undefined
          ? undefined
          : sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from audit_log where id = ${after})`
      )
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)

/** Number of actions of a person since a moment. */
export const countActions = (
  db: Database | Transaction,
  { by, action, since }: { by: string; action: LogAction; since: Date }
): Promise<number> =>
  db.$count(auditLog, and(eq(auditLog.adminId, by), eq(auditLog.action, action), gte(auditLog.at, since)))

/** Number of changes to a subject since a moment. */
export const countChanges = (
  db: Database | Transaction,
  { subject, action, since }: { subject: string; action: LogAction; since: Date }
): Promise<number> =>
  db.$count(auditLog, and(eq(auditLog.subject, subject), eq(auditLog.action, action), gte(auditLog.at, since)))

/** Largest number of people in the list of authors. */
const authorsMax = 200

/** Ids of everybody who made an entry, by a loose index scan instead of reading all entries. */
export async function logAuthors(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive authors(id) as (
      (select admin_id from audit_log order by admin_id limit 1)
      union all
      select (select admin_id from audit_log where admin_id > authors.id order by admin_id limit 1) from authors where authors.id is not null
    )
    select id from authors where id is not null limit ${authorsMax}`)
  return rows.map(({ id }) => id)
}
