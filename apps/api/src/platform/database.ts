import { join } from 'node:path'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import { keepPlans } from './kept-plans.ts'
import { StartError } from './start-error.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: Pool
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Any number both servers of one installation agree on: who holds it may change tables. */
const migrationLock = 7_240_117

/** Opens the pool. No statement runs longer than 15 s, so that one slow question cannot hold up the shop. */
export function openDatabase(connection: PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    max: 12,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'motif',
    ...connection
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    // `pool.end` does not wait for the last goodbyes; a database that ends first is no news by then.
    if (!pool.ending) onError(error)
  })
  keepPlans(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** PostgreSQL's codes for a table, type or index that is there already. */
const isKnownAlready = (error: unknown): boolean => ['42P07', '42710'].includes(String(((error as Error).cause as { code?: string } | undefined)?.code))

/** Brings the tables up to date. Several servers may start at once: one works, the others wait. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw isKnownAlready(error) ? new StartError('The database holds tables this version of the shop did not make. Use an empty database, or with the built-in one set DATA_DIR to another folder.') : error
  } finally {
    // Closing the connection gives the lock back and forgets the setting, whatever happened.
    client.release(true)
  }
}
