import type { Database } from '../database.ts'

/** Reads public data from streaming replicas. A replica is used only while it has every write this server knows of; otherwise the primary is read. */
export interface Replicas {
  /** Runs a read-only query. If a replica fails, the primary runs it again. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Records a write by this or another server: replicas are unused until they have it. */
  changed(): void
}

export const noReplicas = (db: Database): Replicas => ({ read: (work) => work(db), changed: () => undefined })

const primaries = new WeakMap<Database, Database>()

/** Records that one database is a replica of another. */
export const isCopyOf = (copy: Database, primary: Database): void => void primaries.set(copy, primary)

/** The primary of a replica, or the database itself. In-memory caches are keyed by it. */
export const primaryOf = (db: Database): Database => primaries.get(db) ?? db
