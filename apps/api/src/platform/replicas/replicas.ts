import type { Database } from '../database.ts'

/**
 * Reading by copies of the database (streaming replication), for what everybody sees alike. A copy is asked only while it has
 * everything this server knows to have been written; else the database itself is.
 */
export interface Replicas {
  /** Does some reading, of which nothing is written. What a copy fails at is done again by the database itself. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Something was written, here or by another server: no copy is asked until it has it. */
  changed(): void
}

export const noReplicas = (db: Database): Replicas => ({ read: (work) => work(db), changed: () => undefined })

const primaries = new WeakMap<Database, Database>()

/** Notes that one database is a copy of another. */
export const isCopyOf = (copy: Database, primary: Database): void => void primaries.set(copy, primary)

/** The database that a copy is of, or the one itself: what a server keeps of it in memory is kept once. */
export const primaryOf = (db: Database): Database => primaries.get(db) ?? db
