import { z } from 'zod'
import type { PagePurge } from './page-purge.ts'
import { commaSeparated, hostName, url, whole, yesOrNo } from './setting-shapes.ts'

/** How this process runs: alone, or as one of several on the same database. */
export interface ServerSettings {
  /** `web` serves requests and queues jobs, `worker` runs jobs, `all` does both. */
  role: 'all' | 'web' | 'worker'
  /** Number of servers of this shop that run at the same time, as configured. */
  servers: number
  /**
   * Absent: `databaseUrl` is a direct connection. Present: `databaseUrl` leads through a transaction pooler (PgBouncer), and session features such
   * as LISTEN, advisory locks and migrations use this one.
   */
  databaseDirectUrl?: string
  /** Streaming replicas of the database, for public data. */
  databaseReplicaUrls: readonly string[]
  /** Whether to use prepared statements, which a transaction pooler must support. */
  keepsStatements: boolean
  /** Connections of this process's pool. It opens one more to listen for notifications, and one during its start. */
  databasePool: number
  /** Seconds between the shutdown signal and refusing requests, so that proxies notice the 503 of `/readyz`. */
  drainSeconds: number
  /** Whether a start migrates the tables. Otherwise it fails while `npm run migrate` is due. */
  migratesAtStart: boolean
  /** Whether all servers share the data folder, as on a network drive. */
  hasSharedDataDir: boolean
  /** Absent: each server counts limits for itself. */
  redisUrl?: string
  /** Seconds for which a cache in front of the shop may keep pages. 0: not at all. */
  pageCacheSeconds: number
  /** Absent: cached pages are not purged after a change. */
  pagePurge?: PagePurge
  /** Absent: no metrics are collected or served. */
  metricsPort?: number
  metricsHost: string
  /** Whether the OTEL_ variables name a receiver of traces or metrics. */
  sendsTelemetry: boolean
}

export const serverVariables = {
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  SERVERS: whole(1, 10_000).optional(),
  WEB_CONCURRENCY: whole(1, 10_000).optional(),
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(url('postgres:', 'postgresql:')))
    .default([]),
  DATABASE_KEEPS_STATEMENTS: yesOrNo.optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  DATABASE_POOL: whole(4, 500).default(12),
  MIGRATE_AT_START: yesOrNo.default(true),
  SHARED_DATA_DIR: yesOrNo.default(false),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  PAGE_CACHE_SECONDS: whole(0, 86_400).default(0),
  PAGE_PURGE_URL: url('http:', 'https:').optional(),
  PAGE_PURGE_HEADER: z
    .string()
    .regex(
      /^[A-Za-z0-9-]{1,100}: *[\x21-\x7e][\x20-\x7e]{0,2000}$/,
      'must be a header, such as Authorization: Bearer abc'
    )
    .optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  // OpenTelemetry's library reads these and all others of its standard by itself.
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_METRICS_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url('http:', 'https:').optional()
}

type Values = z.infer<z.ZodObject<typeof serverVariables>> &
  Partial<
    Record<'DATABASE_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'IDENTITY_KEY' | 'S3_BUCKET', string | undefined>
  > & { PORT?: number }

const serversOf = ({ SERVERS, WEB_CONCURRENCY, ROLE }: Values) =>
  // A separate role implies another process with the other role.
  Math.max(SERVERS ?? WEB_CONCURRENCY ?? 1, ROLE === 'all' ? 1 : 2)

/** Nothing is sent unless a destination or exporter is configured. */
const sendsTelemetry = (values: Values) =>
  values.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  [
    values.OTEL_TRACES_EXPORTER,
    values.OTEL_METRICS_EXPORTER,
    values.OTEL_EXPORTER_OTLP_ENDPOINT,
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT
  ].some((value) => value !== undefined && value !== 'none')

/** Errors for what several processes cannot share, in any environment. */
export const serverSentences = (values: Values): string[] => [
  ...(values.DATABASE_URL === undefined && serversOf(values) > 1
    ? [
        'DATABASE_URL is not set: the built-in PostgreSQL belongs to one process, and several are announced (ROLE, SERVERS or WEB_CONCURRENCY).'
      ]
    : []),
  ...(values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined
    ? ['DATABASE_DIRECT_URL is set without DATABASE_URL: it is the way beside the pool that DATABASE_URL names.']
    : []),
  ...(values.DATABASE_REPLICA_URLS.length > 0 && values.DATABASE_URL === undefined
    ? ['DATABASE_REPLICA_URLS is set without DATABASE_URL: they are copies of the PostgreSQL that DATABASE_URL names.']
    : []),
  ...(values.PAGE_PURGE_URL !== undefined && values.PAGE_CACHE_SECONDS === 0
    ? ['PAGE_PURGE_URL is set without PAGE_CACHE_SECONDS: no cache keeps a page that could be purged.']
    : []),
  ...(values.PAGE_PURGE_HEADER !== undefined && values.PAGE_PURGE_URL === undefined
    ? ['PAGE_PURGE_HEADER is set without PAGE_PURGE_URL: it is sent nowhere.']
    : []),
  ...(values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT
    ? ['METRICS_PORT is the same as PORT: metrics need a port that the public does not reach.']
    : [])
]

/** Errors for settings that production requires, each with what would break silently otherwise. */
export function productionSentences(values: Values): string[] {
  const needed: [boolean, string][] = [
    [
      values.PUBLIC_URL === undefined,
      'PUBLIC_URL is not set: links in mails would lead to localhost and cookies would not be secure. Name the address people reach the shop at, such as https://shop.example.'
    ],
    [
      values.SMTP_URL !== undefined && values.MAIL_FROM === undefined,
      'MAIL_FROM is not set: mail servers refuse mails from an address that is not the shop’s. Name the sender, such as Motif <hello@shop.example>.'
    ],
    [
      values.DATABASE_URL !== undefined && values.IDENTITY_KEY === undefined,
      'IDENTITY_KEY is not set: tokens, codes and links to orders of one server would be worth nothing on the next. Make a key once (openssl rand -base64 48) and give it to every server.'
    ],
    [
      serversOf(values) > 1 && values.S3_BUCKET === undefined && !values.SHARED_DATA_DIR,
      'S3_BUCKET is not set: several servers are announced, and uploads of one would be missing on the others. Name a bucket, or say with SHARED_DATA_DIR=true that all see the same DATA_DIR.'
    ]
  ]
  return needed.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence)
}

const pagePurgeOf = ({ PAGE_PURGE_URL, PAGE_PURGE_HEADER }: Values): PagePurge | undefined => {
  if (PAGE_PURGE_URL === undefined) return undefined
  const [, name, value] = /^([^:]+): *(.+)$/.exec(PAGE_PURGE_HEADER ?? '') ?? []
  return { url: PAGE_PURGE_URL, ...(name !== undefined && value !== undefined && { header: { name, value } }) }
}

export const serverSettingsOf = (values: Values, pagePurge = pagePurgeOf(values)): ServerSettings => ({
  role: values.ROLE,
  servers: serversOf(values),
  databasePool: values.DATABASE_POOL,
  keepsStatements: values.DATABASE_KEEPS_STATEMENTS ?? values.DATABASE_DIRECT_URL === undefined,
  databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
  drainSeconds: values.DRAIN_SECONDS,
  ...(values.DATABASE_DIRECT_URL === undefined ? undefined : { databaseDirectUrl: values.DATABASE_DIRECT_URL }),
  migratesAtStart: values.MIGRATE_AT_START,
  hasSharedDataDir: values.SHARED_DATA_DIR,
  pageCacheSeconds: values.PAGE_CACHE_SECONDS,
  ...(pagePurge && { pagePurge }),
  metricsHost: values.METRICS_HOST,
  sendsTelemetry: sendsTelemetry(values),
  ...(values.METRICS_PORT === undefined ? undefined : { metricsPort: values.METRICS_PORT }),
  ...(values.REDIS_URL === undefined ? undefined : { redisUrl: values.REDIS_URL })
})
