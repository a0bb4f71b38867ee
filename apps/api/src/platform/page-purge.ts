import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from './notices.ts'

/** Where a cache in front of the shop is told to drop its pages, with the header that authorises it. */
export interface PagePurge {
  url: string
  header?: { name: string; value: string }
}

/** Milliseconds between a change and the purge: other servers know of the change by then. Changes in between share it. */
const delayMs = 1_000

/** Milliseconds between two purges, at least. An import changes products for minutes. */
const intervalMs = 5_000

/** Attempts per purge. If all fail, pages expire by themselves. */
const triesMax = 3

const patienceMs = 5_000

interface PagePurges {
  notices: Notices
  /** Purges after a second, as after a change. */
  purge(): void
  stop(): void
}

/**
 * Notices that also purge a cache in front of the shop: when products, prices, settings or texts changed. A notice about stock alone, as orders
 * publish, purges nothing: pages show it when they expire.
 */
export function purgingNotices(
  notices: Notices,
  { url, header }: PagePurge,
  { fetch, log }: { fetch: typeof globalThis.fetch; log: Pick<FastifyBaseLogger, 'warn'> }
): PagePurges {
  let timer: NodeJS.Timeout | undefined
  let lastAt = -intervalMs

  async function send(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(header && { [header.name]: header.value }) },
          body: JSON.stringify({ purge_everything: true }),
          signal: AbortSignal.timeout(patienceMs)
        })
        await answer.body?.cancel()
        if (answer.ok) return
        throw new Error(`The cache answered ${answer.status}.`)
      } catch (error) {
        if (tries < triesMax) continue
        return log.warn({ err: error }, 'the cache in front of the shop could not be purged: its pages expire later')
      }
    }
  }

  function schedule(): void {
    if (timer !== undefined) return
    const wait = Math.max(delayMs, lastAt + intervalMs - performance.now())
    timer = setTimeout(() => {
      timer = undefined
      lastAt = performance.now()
      void send()
    }, wait).unref()
  }

  return {
    notices: {
      subscribe: (topic, handlers) => notices.subscribe(topic, handlers),
      publish(topic, body, options) {
        notices.publish(topic, body, options)
        if (options?.isStock !== true) schedule()
      }
    },
    purge: schedule,
    stop: () => clearTimeout(timer)
  }
}
