import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Config } from './config.ts'
import { StorageError } from './storage/storage-error.ts'
import { type Tracing, noTracing } from './telemetry/tracing.ts'
import { usePreparedStatements } from './prepared-statements.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: Pool
  close(): Promise<void>
}

/** Statement timeout in milliseconds, so one slow query cannot block the shop. */
const statementTimeoutMs = 8_000

/** Milliseconds without a response, longer than any statement may take, after which a connection counts as broken. */
const responseTimeoutMs = 10_000

/**
 * Closes a connection that breaks or stops responding, so its user gets an error and the pool opens another. Without an error listener it would end
 * the process.
 */
function closeWhenUnresponsive(client: PoolClient, onError: (error: Error) => void): void {
  client.on('error', onError)
  const socket = socketOf(client)
  socket.setTimeout(responseTimeoutMs, () => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean }
    if (!readyForQuery) socket.destroy(new Error('The database does not answer'))
  })
}

/**
 * Returns a connection that ends while in use to the pool at once. Its user may return it as well, or forget to: a transaction that fails at its
 * first statement never does, and twelve of those would exhaust the pool.
 */
function releaseWhenEnded(client: PoolClient): PoolClient {
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

/** The socket of a client, which pg does not expose. */
const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

interface DatabaseOptions {
  /** Traces queries; absent if no traces are collected. */
  tracing?: Tracing | undefined
  /**
   * Whether connections go through a transaction pooler. Such a pooler refuses timeouts in the connection settings. They belong to the database
   * role then, and `npm run doctor` checks them.
   */
  isPooled?: boolean
  /** Whether frequent queries become prepared statements. @default true */
  keepsStatements?: boolean
}

/** Closes a connection to a server that has become a read-only replica, so the pool connects to the new primary. */
function closeOnReadOnly(client: PoolClient): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnly) connection.stream.destroy(new Error('The database has become a copy of another one'))
  })
}

/** Pool options for a process with these settings. */
export const databaseOptions = ({
  databaseDirectUrl,
  keepsStatements
}: Pick<Config, 'databaseDirectUrl' | 'keepsStatements'>): DatabaseOptions => ({
  isPooled: databaseDirectUrl !== undefined,
  keepsStatements
})

/** Opens the connection pool. */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  { isPooled = false, keepsStatements = true, tracing = noTracing }: DatabaseOptions = {}
): OpenDatabase {
  const pool = new Pool({
    max: 12,
    connectionTimeoutMillis: 5_000,
    ...(isPooled ? undefined : { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
    application_name: 'motif',
    ...connection
  })
  // `pool.end` does not wait for the last messages. An error of a closing pool is not reported.
  const hear = (error: Error) => {
    if (!pool.ending) onError(error)
  }
  // The connection's own listener reports it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    closeWhenUnresponsive(client, hear)
    closeOnReadOnly(client)
  })
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: (hear?: Parameters<typeof connect>[0]) => (hear ? connect(hear) : connect().then(releaseWhenEnded))
  })
  if (keepsStatements) usePreparedStatements(pool)
  tracing.traceQueries(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Removes both timeouts from a connection, for long work. Close the connection afterwards; do not return it to the pool. */
export async function withoutTimeLimit(client: PoolClient): Promise<void> {
  socketOf(client).setTimeout(0)
  await client.query('set statement_timeout = 0')
}

/** Statement timeout in milliseconds of background work. */
const nightlyTimeoutMs = 600_000

/**
 * A transaction for background work that reads much: each statement may take ten minutes, also through a transaction pooler. It must not hold locks
 * that customers wait for.
 */
export async function longTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await (db as Database & { $client: Pool }).$client.connect()
  const socket = socketOf(client)
  socket.setTimeout(nightlyTimeoutMs + responseTimeoutMs)
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${nightlyTimeoutMs}`))
      return work(tx)
    })
  } finally {
    socket.setTimeout(responseTimeoutMs)
    client.release()
  }
}

/** PostgreSQL's error code for a write to a read-only server. */
const readOnly = '25006'

/** PostgreSQL codes for a temporary condition: shutdown, startup, no free connections, timeout, read-only replica. A retry may succeed. */
const passing = new RegExp(`^(?:08\\w{3}|57P0[123]|53\\w{3}|57014|${readOnly})$`)

/** Messages that pg sends without a code for a broken or missing connection. */
const broken =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database does not answer|has become a copy/

/** System error codes of a failing disk. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG'])

/** Whether an error means that the database is unavailable or overloaded, rather than that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof StorageError) return false
    const { code, syscall } = one as { code?: unknown; syscall?: unknown }
    if (typeof code === 'string' && ofDisk.has(code)) return false
    const isOfNetwork = syscall === 'connect' || syscall === 'read' || syscall === 'write'
    if (isOfNetwork || (typeof code === 'string' && passing.test(code)) || broken.test(one.message)) return true
  }
  return false
}
