import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type Pool, type PoolConfig } from 'pg'

interface NoticeHandlers {
  onNotice: (body: string) => void
  onGap: () => void
}

interface NoticeOptions {
  /** Only stock changed: a cache in front of the shop keeps its pages. @default false */
  isStock?: boolean
}

/**
 * Notifications between servers that cached data is stale. A notification can be lost, for example with a broken connection, so every cache also
 * limits its age.
 */
export interface Notices {
  /** Notifies the other servers; call it after the commit. Never throws and never waits. Failures are logged. */
  publish(topic: string, body: string, options?: NoticeOptions): void
  /** Subscribes to notifications of other servers. `onGap` is called if some may have been missed. */
  subscribe(topic: string, handlers: NoticeHandlers): void
}

/** Characters of a body, all ASCII: PostgreSQL allows 8,000 bytes, of which topic and sender need less than 100. */
export const noticeLengthMax = 7_000

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>

interface OpenNotices extends Notices {
  /** Resolves once the first attempt to listen has succeeded or failed. */
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'motif_notices'

/** For tests, and for a process that is alone on its database. */
export const noNotices: Notices = { publish: () => undefined, subscribe: () => undefined }

/** Milliseconds between two attempts to reconnect. */
const retryMs = 1_000

/**
 * Notifications by PostgreSQL's LISTEN and NOTIFY: a dedicated connection listens, the pool notifies. Listening does not work through a transaction
 * pooler.
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

  /** Listens until the connection ends; resolves once it listens. */
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
    publish: (topic, body) => {
      pool
        .query('select pg_notify($1, $2)', [channel, `${sender} ${topic} ${body}`])
        .catch((error: unknown) =>
          log.warn(
            { err: error, topic },
            'other servers were not told of a change: they see it when what they keep is old'
          )
        )
    },
    subscribe: (topic, handler) => void handlers.set(topic, handler),
    start: () => listen().catch(keepTrying),
    async stop() {
      ending.abort()
      await client?.end().catch(() => undefined)
    }
  }
}
