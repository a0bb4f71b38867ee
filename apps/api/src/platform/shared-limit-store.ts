import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import RedisStore from '@fastify/rate-limit/store/RedisStore.js'
import type { Redis } from 'ioredis'
import { rateLimitStore } from './rate-limit-store.ts'

/** Counts calls of all servers together in Redis. While Redis does not answer, each server counts for itself. */
export function sharedLimitStore(redis: Redis): FastifyRateLimitStoreCtor {
  const OwnStore = rateLimitStore()
  type Options = ConstructorParameters<FastifyRateLimitStoreCtor>[0]

  return class Store implements FastifyRateLimitStore {
    readonly #shared: FastifyRateLimitStore
    readonly #own: FastifyRateLimitStore

    constructor(
      options: Options,
      shared: FastifyRateLimitStore = new RedisStore(false, false, redis, 'motif-limit-'),
      own: FastifyRateLimitStore = new OwnStore(options)
    ) {
      this.#shared = shared
      this.#own = own
    }

    incr(...[network, answer, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const hear: typeof answer = (error, count) => {
        if (error) this.#own.incr(network, answer, timeWindow, max)
        else answer(null, count)
      }
      this.#shared.incr(network, hear, timeWindow, max)
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): Store {
      return new Store(options, this.#shared.child(options), this.#own.child(options))
    }
  }
}
