import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Calls of a network to a route within a window, which began at `since`. */
interface Count {
  calls: number
  since: number
}

/** Counts kept at a time, those of all routes together: about 250 bytes each, 15 MB. */
const countsKept = 60_000

/**
 * Counts calls in the memory of this process. The limits of all routes share its room, and what was not asked for longest goes first. With a room for each, a shop
 * would in time keep as many networks for every route that has a limit of its own.
 */
export function rateLimitStore(most: number = countsKept): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: most })
  let routes = 0
  return class Store implements FastifyRateLimitStore {
    readonly #route = (routes += 1)

    incr(network: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const key = `${this.#route} ${network}`
      const [known, now] = [counts.get(key), Date.now()]
      const count = known && known.since + timeWindow > now ? known : { calls: 0, since: now }
      count.calls += 1
      if (count !== known) counts.set(key, count)
      answer(null, { current: count.calls, ttl: count.since + timeWindow - now })
    }

    child(): Store {
      return new Store()
    }
  }
}
