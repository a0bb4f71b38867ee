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

interface DatabaseOptions {
  /** Follows what is asked; absent where no traces are collected. */
  tracing?: Tracing | undefined
  /**
   * Whether the connections lead through a pool that hands them out per transaction. Such a pool refuses time limits that a connection
   * names as it opens: they belong to the role then, and `npm run doctor` looks for them.
   */
  isPooled?: boolean
  /** Whether PostgreSQL keeps what is asked often under a name. Default: true. */
  keepsStatements?: boolean
}

/** A server that has become another one's copy takes no writes: whoever is connected to it must look for the new one. */
function leaveCopy(client: PoolClient): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnly) connection.stream.destroy(new Error('The database has become a copy of another one'))
  })
}

/** How a process with these settings opens its pool. */
export const databaseOptions = ({
  databaseDirectUrl,
  keepsStatements
}: Pick<Config, 'databaseDirectUrl' | 'keepsStatements'>): DatabaseOptions => ({
  isPooled: databaseDirectUrl !== undefined,
  keepsStatements
})

/** Opens the pool. */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  { isPooled = false, keepsStatements = true, tracing = noTracing }: DatabaseOptions = {}
): OpenDatabase {
  const pool = new Pool({
    max: 12,
    connectionTimeoutMillis: 5_000,
    ...(isPooled ? undefined : { statement_timeout: slowest, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
    application_name: 'motif',
    ...connection
  })
  // `pool.end` does not wait for the last goodbyes; a database that ends first is no news by then.
  const hear = (error: Error) => {
    if (!pool.ending) onError(error)
  }
  // Told by the connection itself already.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    giveUpWhenSilent(client, hear)
    leaveCopy(client)
  })
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: (hear?: Parameters<typeof connect>[0]) => (hear ? connect(hear) : connect().then(takeBackWhenEnded))
  })
  if (keepsStatements) usePreparedStatements(pool)
  tracing.traceQueries(pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Frees a connection of both limits above, for work that may take its time. To be closed after it and not given back. */
export async function withoutTimeLimit(client: PoolClient): Promise<void> {
  socketOf(client).setTimeout(0)
  await client.query('set statement_timeout = 0')
}

/** Milliseconds a statement of work that nobody waits for may take. */
const slowestAtNight = 600_000

/**
 * A transaction for work that reads much and that nobody waits for: each of its statements may take ten minutes, also through a pool that hands out
 * connections per transaction. It holds no locks people meet, or it should not be one transaction.
 */
export async function longTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await (db as Database & { $client: Pool }).$client.connect()
  const socket = socketOf(client)
  socket.setTimeout(slowestAtNight + silence)
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${slowestAtNight}`))
      return work(tx)
    })
  } finally {
    socket.setTimeout(silence)
    client.release()
  }
}

/** PostgreSQL's code for a write on a server that only copies another one. */
const readOnly = '25006'

/** Codes of PostgreSQL that say nothing of the question: it ends, begins, is full, takes too long, or copies another one. Whoever asks again later may be answered. */
const passing = new RegExp(`^(?:08\\w{3}|57P0[123]|53\\w{3}|57014|${readOnly})$`)

/** What pg says without a code where a connection broke or none was to be had. */
const broken =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database does not answer|has become a copy/

/** Codes of the system that tell of a disk, whoever wrote to it. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG'])

/** Whether an error means that the database is away or overwhelmed, and not that something was wrong. */
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
