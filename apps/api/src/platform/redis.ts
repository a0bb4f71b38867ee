import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** Opens Redis or Valkey for shared counters. While it is unavailable, calls fail at once and callers continue without it: see `sharedLimitStore`. */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(2_000, 100 * times)
  })
  let isTold = false
  redis.on('error', (error: Error) => {
    if (!isTold) log.warn({ err: error }, 'Redis is away: each server counts requests for itself until it is back')
    isTold = true
  })
  redis.on('ready', () => {
    isTold = false
  })
  return redis
}
