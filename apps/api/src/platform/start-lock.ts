import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type PoolConfig } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

/** Milliseconds between two attempts. Polling keeps no transaction open in PostgreSQL. */
const retryIntervalMs = 100

/** Milliseconds after which the log says what the server waits for. */
const logAfterMs = 2_000

/**
 * Runs work that only one server at a time may do; others that start on the same database wait. The lock belongs to a dedicated connection, so a
 * crash releases it.
 */
export async function withStartLock<Result>(
  connection: PoolConfig,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  work: () => Promise<Result>
): Promise<Result> {
  const client = new Client({ keepAlive: true, application_name: 'motif start', ...connection })
  client.on('error', (error) => log.warn({ err: error }, 'the connection that held the start lock broke'))
  await client.connect()
  try {
    const isFree = async () => {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        advisoryLocks.start
      ])
      return rows[0]?.taken === true
    }
    for (let waited = 0; !(await isFree()); waited += retryIntervalMs) {
      if (waited === logAfterMs) log.info('waiting for another server that prepares the database')
      await delay(retryIntervalMs)
    }
    return await work()
  } finally {
    // Closing the connection releases the lock.
    await client.end().catch(() => undefined)
  }
}
