import type { ErasurePlan } from '@motif/contract'
import type { PersonalDataKind } from '@motif/contract/customer-rules'
import { type SQL, and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'
import type { Platform } from './platform.ts'

/** A person as the shop knows them: by a normalised e-mail address, and by its account if there is one. */
export interface Subject {
  email: string
  userId: string | null
}

/** One kind of personal data that a module stores: its export, and what erasure does with it. */
export interface PersonalData {
  kind: PersonalDataKind
  fate: ErasurePlan['steps'][number]['fate']
  count: (db: Database | Transaction, subject: Subject) => Promise<number>
  /** The data in batches, for the person's export. */
  read: (db: Database, subject: Subject) => AsyncIterable<readonly object[]>
  /** Absent if the data stays, or is deleted together with other data. */
  erase?: (platform: Pick<Platform, 'clock' | 'secret'>, tx: Transaction, subject: Subject) => Promise<unknown>
}

/** SQL condition: rows of the subject's account; false without an account. */
export const ofAccount = (column: PgColumn, { userId }: Subject): SQL =>
  userId === null ? sql`false` : eq(column, userId)

/** Rows read per batch; some hold a design. */
const batch = 10

interface Rows {
  table: PgTable
  /** A unique text column to page by. */
  by: PgColumn
  which: (subject: Subject) => SQL
  /** Members left out of the export, such as secrets. */
  without?: readonly string[]
  /** Additional data for a row. */
  more?: (db: Database, row: Record<string, unknown>) => Promise<object>
}

/** Personal data in the rows of one table. Without an `erase` function they are deleted if erasure demands it. */
export function rowsAbout(
  { table, by, which, without = [], more }: Rows,
  about: Pick<PersonalData, 'kind' | 'fate' | 'erase'>
): PersonalData {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)))
  return {
    count: (db, subject) => db.$count(table, which(subject)),
    async *read(db, subject) {
      for (let after = ''; ;) {
        const rows = await db
          .select({ row: columns, by: sql<string>`${by}` })
          .from(table)
          .where(and(which(subject), gt(by, after)))
          .orderBy(asc(by))
          .limit(batch)
        const last = rows.at(-1)
        if (!last) return
        yield more === undefined
          ? rows.map(({ row }) => row)
          : await Promise.all(rows.map(async ({ row }) => ({ ...row, ...(await more(db, row)) })))
        after = last.by
      }
    },
    ...(about.fate === 'erased' && { erase: (_platform, tx, subject) => tx.delete(table).where(which(subject)) }),
    ...about
  }
}
