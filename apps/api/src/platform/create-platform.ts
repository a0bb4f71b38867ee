import type { Redis } from 'ioredis'
import type { Config } from './config.ts'
import { currentShop as currentShopOf } from './current-shop.ts'
import { eventsOver } from './events.ts'
import { type DeliverMail, queuedMail } from './mail.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { type Notices, noNotices } from './notices.ts'
import type { Platform } from './platform.ts'
import { randomId } from './random.ts'
import { letterRenderer } from './render-letter.ts'
import { type Replicas, noReplicas } from './replicas/replicas.ts'
import { secretsOf } from './secrets.ts'
import { type Tracing, noTracing } from './telemetry/tracing.ts'
import { openStorage } from './storage/open-storage.ts'

export interface PlatformParts extends Pick<Platform, 'config' | 'shop' | 'db' | 'log' | 'clock' | 'jobs'> {
  deliver: DeliverMail
  /** Absent: the global `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Absent: this is the only server. */
  notices?: Notices
  /** Absent: nothing collects metrics. */
  metrics?: Metrics | undefined
  /** Absent: the database has no replicas. */
  replicas?: Replicas | undefined
  /** Absent: no traces are collected. */
  tracing?: Tracing | undefined
  /** Absent: limits are counted in this process. */
  redis?: Redis | undefined
}

/** Host and port of the mail server. The rest of its URL is left out because it holds a password. */
function mailServerOf({ smtpUrl }: Config) {
  const server = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  if (!server) return {}
  const { hostname, port } = server
  return {
    isOutgoing: true,
    facts: { 'server.address': hostname, ...(port === '' ? undefined : { 'server.port': Number(port) }) }
  }
}

const watchedDelivery =
  (deliver: DeliverMail, config: Config, metrics: Metrics, tracing: Tracing): DeliverMail =>
  async (message) => {
    try {
      await tracing.span('mail', () => deliver(message), mailServerOf(config))
    } catch (error) {
      metrics.mailTried(false)
      throw error
    }
    metrics.mailTried(true)
  }

/** Builds the platform from the parts that differ between a running shop and a test. */
export function createPlatform({
  deliver,
  metrics = noMetrics,
  tracing = noTracing,
  replicas,
  ...parts
}: PlatformParts): Platform {
  const secret = secretsOf(parts.config)
  const currentShop = currentShopOf(parts.shop)
  return {
    fetch: globalThis.fetch,
    notices: noNotices,
    metrics,
    tracing,
    replicas: replicas ?? noReplicas(parts.db),
    ...parts,
    shop: currentShop.shop,
    currentShop,
    secret,
    randomId,
    events: eventsOver(parts.jobs),
    storage: openStorage(parts.config),
    mail: queuedMail(
      parts.jobs,
      secret('waiting mail'),
      letterRenderer(currentShop, parts.config),
      watchedDelivery(deliver, parts.config, metrics, tracing)
    )
  }
}
