import type { Database } from '../database.ts'

export interface ReplicaState {
  /** Whether it answers reads now. */
  isUsed: boolean
  /** Bytes of the write-ahead log that it lacks; undefined if it, or the primary, does not respond. */
  lagBytes: number | undefined
}

/** Reads public data from streaming replicas. A replica is used only while it has every write this server knows of; otherwise the primary is read. */
export interface Replicas {
  /** Runs a read-only query. If a replica fails, the primary runs it again. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Records a write by this or another server: replicas are unused until they have it. */
  changed(): void
  /** As of the last check, in the order of the settings. */
  states(): readonly ReplicaState[]
}

export const noReplicas = (db: Database): Replicas => ({
  read: (work) => work(db),
  changed: () => undefined,
  states: () => []
})

const primaries = new WeakMap<Database, Database>()

/** Records that one database is a replica of another. */
export const isCopyOf = (copy: Database, primary: Database): void => void primaries.set(copy, primary)

/** The primary of a replica, or the database itself. In-memory caches are keyed by it. */
export const primaryOf = (db: Database): Database => primaries.get(db) ?? db
