import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Numbers of the advisory locks. They are arbitrary, and each has one purpose. Servers of the previous version take the same ones except where noted, so a number is
 * never used for another purpose.
 */
export const advisoryLocks = {
  /** Amounts are stored by all who share it; the currency changes under the exclusive lock. */
  currency: 727_001,
  /** Creates tables, queues and initial rows. */
  start: 7_240_101,
  migrations: 7_240_117,
  /** Fills an empty shop. */
  catalogueSeed: 7_240_118,
  /** In functions of the migrations 0019, 0020, 0022, 0024 and 0087. */
  catalogueSearch: 7_240_119,
  /** In a function of the migration 0064. */
  cataloguePostings: 7_240_120,
  categoryOrder: 7_240_121,
  productCopies: 7_240_122,
  imports: 7_240_123,
  synonyms: 7_240_124,
  stockAlertMails: 7_240_126,
  blockLists: 7_240_131,
  hiddenSearches: 7_240_133,
  /** The previous version takes 7_240_131: while both run, edits begun at the same moment may exceed the limit by one. */
  bulkEdits: 7_240_134
} as const

type AdvisoryLock = keyof typeof advisoryLocks

/** Waits for other transactions that hold the lock, and holds it until this one ends. */
export const lockFor = (tx: Transaction, purpose: AdvisoryLock): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[purpose]})`)

/** The same, but several transactions may share it. */
export const shareLockFor = (tx: Transaction, purpose: AdvisoryLock): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks[purpose]})`)

/** Takes the lock until the transaction ends if it is free. */
export async function tryLockFor(tx: Transaction, purpose: AdvisoryLock): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks[purpose]}) as "isFree"`
  )
  return rows[0]?.isFree === true
}

/** Waits for other transactions that hold the lock of this name, and holds it until this one ends. */
export const lockNamed = (tx: Transaction, name: string | SQL): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
