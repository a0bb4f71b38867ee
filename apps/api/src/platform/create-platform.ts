import type { ShopConfig } from '@motif/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'
import { type DeliverMail, queuedMail } from './mail.ts'
import type { Platform } from './platform.ts'
import { randomId } from './random.ts'
import { letterRenderer } from './render-letter.ts'
import { secretsOf } from './secrets.ts'
import { openStorage } from './storage/open-storage.ts'

export interface PlatformParts {
  config: Config
  shop: ShopConfig
  db: Database
  log: FastifyBaseLogger
  clock: Clock
  jobs: Jobs
  deliver: DeliverMail
  /** Absent: the network. */
  fetch?: typeof globalThis.fetch
}

/** Puts the platform together from what differs between a running shop and a test. */
export function createPlatform({ deliver, ...parts }: PlatformParts): Platform {
  const secret = secretsOf(parts.config)
  return { fetch: globalThis.fetch, ...parts, secret, randomId, storage: openStorage(parts.config), mail: queuedMail(parts.jobs, secret('waiting mail'), letterRenderer(parts.shop, parts.config), deliver) }
}
