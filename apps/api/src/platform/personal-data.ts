import type { ErasurePlan } from '@motif/contract'
import type { PersonalDataKind } from '@motif/contract/customer-rules'
import { type SQL, and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'
import type { Platform } from './platform.ts'

/** A person as the shop knows them: by an e-mail address, folded as accounts are found by, and by the account under it, if there is one. */
export interface Subject {
  email: string
  userId: string | null
}

/** One kind of what a module keeps about people: what their file holds of it, and what erasing them does with it. */
export interface PersonalData {
  kind: PersonalDataKind
  fate: ErasurePlan['steps'][number]['fate']
  count: (db: Database | Transaction, subject: Subject) => Promise<number>
  /** A piece at a time, for the person's file. */
  read: (db: Database, subject: Subject) => AsyncIterable<readonly object[]>
  /** Absent where it stays, or goes with something else. */
  erase?: (platform: Pick<Platform, 'clock' | 'secret'>, tx: Transaction, subject: Subject) => Promise<unknown>
}

/** What belongs to the subject's account, as a condition; nothing where they have none. */
export const ofAccount = (column: PgColumn, { userId }: Subject): SQL =>
  userId === null ? sql`false` : eq(column, userId)

/** Rows read at a time: some hold a design each. */
const batch = 10

interface Rows {
  table: PgTable
  /** A text no two rows of a subject share. */
  by: PgColumn
  which: (subject: Subject) => SQL
  /** Members that are told to nobody, such as secrets. */
  without?: readonly string[]
  /** What is kept beside a row. */
  more?: (db: Database, row: Record<string, unknown>) => Promise<object>
}

/** Rows of a table that are about a subject. Without an `erase` of their own they are deleted where their fate is to be erased. */
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
