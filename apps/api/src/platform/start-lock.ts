import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type PoolConfig } from 'pg'

/** A number the servers of one installation agree on: who holds it may make tables, queues and first rows. */
const startLock = 7_240_101

/** Milliseconds between two tries. Asking again instead of waiting inside PostgreSQL keeps no transaction open there. */
const askedEvery = 100

/** Milliseconds after which the log says what is waited for. */
const toldAfter = 2_000

/**
 * Does what only one server at a time may do: others that start on the same database wait for it to end. The lock
 * belongs to a connection of its own, so a server that dies gives it back.
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
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [startLock])
      return rows[0]?.taken === true
    }
    for (let waited = 0; !(await isFree()); waited += askedEvery) {
      if (waited === toldAfter) log.info('waiting for another server that prepares the database')
      await delay(askedEvery)
    }
    return await work()
  } finally {
    // Closing the connection gives the lock back.
    await client.end().catch(() => undefined)
  }
}
