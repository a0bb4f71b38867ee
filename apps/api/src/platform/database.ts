import type { Socket } from 'node:net'
import { join } from 'node:path'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { usePreparedStatements } from './prepared-statements.ts'
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

/** Milliseconds no statement may take longer than, so that one slow question cannot hold up the shop. */
const slowest = 8_000

/** Milliseconds of silence, longer than any statement may take, after which a database that was asked is taken for gone. */
const silence = 10_000

/**
 * A connection that breaks, or over which no answer comes any more, is closed: whoever waits on it is told, and the pool
 * opens another. Without a listener a broken one would end the process.
 */
function giveUpWhenSilent(client: PoolClient, onError: (error: Error) => void): void {
  client.on('error', onError)
  const socket = socketOf(client)
  socket.setTimeout(silence, () => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean }
    if (!readyForQuery) socket.destroy(new Error('The database does not answer'))
  })
}

/**
 * A connection that ends while somebody has it goes back to the pool at once. Whoever had it gives it back as well, or
 * forgets to: a transaction that fails at its very first word never does, and twelve of those would be the end.
 */
function takeBackWhenEnded(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let isOut = true
  const giveBack = (error?: Error | boolean) => {
    if (!isOut) return
    isOut = false
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => giveBack(true)
  client.once('end', onEnd)
  client.release = giveBack
  return client
}

/** What pg keeps to itself, as far as it matters here. */
const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Opens the pool. */
export function openDatabase(connection: PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    max: 12,
    connectionTimeoutMillis: 5_000,
    statement_timeout: slowest,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'motif',
    ...connection
  })
  // `pool.end` does not wait for the last goodbyes; a database that ends first is no news by then.
  const hear = (error: Error) => {
    if (!pool.ending) onError(error)
  }
  // Told by the connection itself already.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => giveUpWhenSilent(client, hear))
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: (hear?: Parameters<typeof connect>[0]) => (hear ? connect(hear) : connect().then(takeBackWhenEnded))
  })
  usePreparedStatements(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** PostgreSQL's codes for a table, type or index that is there already. */
const isKnownAlready = (error: unknown): boolean =>
  ['42P07', '42710'].includes(String(((error as Error).cause as { code?: string } | undefined)?.code))

/** Brings the tables up to date. Several servers may start at once: one works, the others wait. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // What changes tables may take its time.
    socketOf(client).setTimeout(0)
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw isKnownAlready(error)
      ? new StartError(
          'The database holds tables this version of the shop did not make. Use an empty database, or with the built-in one set DATA_DIR to another folder.'
        )
      : error
  } finally {
    // Closing the connection gives the lock back and forgets the setting, whatever happened.
    client.release(true)
  }
}

/** Codes of PostgreSQL that say nothing of the question: it ends, begins, is full, or takes too long. Whoever asks again later may be answered. */
const passing = /^(?:08\w{3}|57P0[123]|53\w{3}|57014)$/

/** What pg says without a code where a connection broke or none was to be had. */
const broken =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database does not answer/

/** Whether an error means that the database is away or overwhelmed, and not that something was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, syscall } = one as { code?: unknown; syscall?: unknown }
    const isOfNetwork = syscall === 'connect' || syscall === 'read' || syscall === 'write'
    if (isOfNetwork || (typeof code === 'string' && passing.test(code)) || broken.test(one.message)) return true
  }
  return false
}
