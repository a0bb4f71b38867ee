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

/** What every module stands on. Made once, in server.ts or by a test. */
export interface Platform {
  config: Config
  /** As it counts now: read a member when it is needed, and keep none. */
  shop: ShopConfig
  currentShop: CurrentShop
  db: Database
  /** Reads what everybody sees alike by copies of the database, where there are any. */
  replicas: Replicas
  log: FastifyBaseLogger
  clock: Clock
  jobs: Jobs
  events: Events
  mail: Mail
  /** Counts for whoever watches the shop. */
  metrics: Metrics
  /** Follows work through its parts for whoever watches the shop. */
  tracing: Tracing
  /** Tells other servers that what they keep in memory is old. */
  notices: Notices
  /** Files: what people uploaded, and what is made from it. */
  storage: Storage
  /** What servers count together; absent where each counts for itself. */
  redis?: Redis | undefined
  /** Asks the world outside; a test answers in its place. */
  fetch: typeof globalThis.fetch
  /** A 32-byte key of its own for a purpose, derived from the server's one secret. */
  secret: (purpose: string) => Buffer
  /** An unguessable identifier, base64url. */
  randomId: (bytes?: number) => string
}
