import type { ShopConfig } from '@motif/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { CurrentShop } from './current-shop.ts'
import type { Database } from './database.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Notices } from './notices.ts'
import type { Tracing } from './telemetry/tracing.ts'
import type { Replicas } from './replicas/replicas.ts'
import type { Storage } from './storage/storage.ts'

/** The services every module depends on. Built once, in server.ts or by a test. */
export interface Platform {
  config: Config
  /** The current configuration: read members when needed and do not keep them. */
  shop: ShopConfig
  currentShop: CurrentShop
  db: Database
  /** Reads public data from replicas of the database, if there are any. */
  replicas: Replicas
  log: FastifyBaseLogger
  clock: Clock
  jobs: Jobs
  events: Events
  mail: Mail
  /** Records metrics. */
  metrics: Metrics
  /** Records traces. */
  tracing: Tracing
  /** Notifies other servers that their caches are stale. */
  notices: Notices
  /** Files: uploads, and what is derived from them. */
  storage: Storage
  /** Counters shared by servers; absent if each server counts for itself. */
  redis?: Redis | undefined
  /** Fetches from the network; a test replaces it. */
  fetch: typeof globalThis.fetch
  /** Derives a 32-byte key for a purpose from the server's secret. */
  secret: (purpose: string) => Buffer
  /** An unguessable identifier, base64url. */
  randomId: (bytes?: number) => string
}
