import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Waits for other transactions that hold the lock of this name, and holds it until this one ends. */
export const lockNamed = (tx: Transaction, name: string | SQL): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
