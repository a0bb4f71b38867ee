/** The store of `@fastify/rate-limit` that counts in Redis; the package has no types for it. */
declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit'
  import type { Redis } from 'ioredis'

  export default class RedisStore implements FastifyRateLimitStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, prefix: string)
    incr: FastifyRateLimitStore['incr']
    child: FastifyRateLimitStore['child']
  }
}
