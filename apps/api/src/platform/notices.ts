import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type Pool, type PoolConfig } from 'pg'

interface NoticeHandlers {
  onNotice: (body: string) => void
  onGap: () => void
}

/**
 * Short words from one server to all others: what they keep in memory is old. A notice can be lost (a connection that breaks, a
 * server that dies after its commit), so whoever keeps something bounds its age too.
 */
export interface Notices {
  /** Tells the other servers, to be called after the commit. Never throws and never waits: where it fails, the log says so. */
  tell(topic: string, body: string): void
  /** Hears what other servers tell, never what this one tells. `onGap` is called where notices may have been missed. */
  hear(topic: string, handlers: NoticeHandlers): void
}

/** Characters of a body, all ASCII: PostgreSQL takes 8,000 bytes, of which topic and sender need less than 100. */
export const longestNotice = 7_000

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>

interface OpenNotices extends Notices {
  /** Resolves once this server hears the others for the first time, or has failed to. */
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'motif_notices'

/** For a process that shares its database with no other, and for tests. */
export const noNotices: Notices = { tell: () => undefined, hear: () => undefined }

/** Milliseconds between two tries to hear again. */
const retryMs = 1_000

/**
 * Notices by LISTEN and NOTIFY of PostgreSQL: one connection of its own hears, the pool tells. It needs a connection that stays
 * one: through a pool that hands out connections per transaction nothing is heard.
 */
export function postgresNotices(connection: PoolConfig, pool: Pool, log: Log): OpenNotices {
  const sender = randomUUID()
  const handlers = new Map<string, NoticeHandlers>()
  const receive = (text: string) => {
    const [from, topic = '', ...body] = text.split(' ')
    if (from !== sender) handlers.get(topic)?.onNotice(body.join(' '))
  }
  const ending = new AbortController()
  let client: Client | undefined

  /** Listens until the connection ends; answers when it hears. */
  async function listen(): Promise<void> {
    const next = new Client({
      ...connection,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'motif notices'
    })
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost || ending.signal.aborted) return
      isLost = true
      keepTrying(error)
    }
    try {
      await next.connect()
      next.on('error', lose).on('end', lose)
      next.on('notification', ({ payload = '' }) => receive(payload))
      await next.query(`listen ${channel}`)
    } catch (error) {
      next.on('error', () => undefined)
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    if (ending.signal.aborted) await next.end()
  }

  function keepTrying(error: unknown): void {
    log.warn({ err: error }, 'this server does not hear the others: it tries again')
    void listenAgain()
  }

  async function listenAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await delay(retryMs, undefined, { ref: false, signal: ending.signal })
        await listen()
      } catch {
        continue
      }
      for (const { onGap } of handlers.values()) onGap()
      log.info('this server hears the others again')
      return
    }
  }

  return {
    tell: (topic, body) => {
      pool
        .query('select pg_notify($1, $2)', [channel, `${sender} ${topic} ${body}`])
        .catch((error: unknown) =>
          log.warn(
            { err: error, topic },
            'other servers were not told of a change: they see it when what they keep is old'
          )
        )
    },
    hear: (topic, handler) => void handlers.set(topic, handler),
    start: () => listen().catch(keepTrying),
    async stop() {
      ending.abort()
      await client?.end().catch(() => undefined)
    }
  }
}
