import { resolve } from 'node:path'
import { z } from 'zod'
import { email } from '@motif/contract'
import { type FirebaseSettings, firebaseOf, firebaseSentences, firebaseVariables } from './firebase-settings.ts'
import {
  type ServerSettings,
  productionSentences,
  serverSentences,
  serverSettingsOf,
  serverVariables
} from './server-settings.ts'
import { commaSeparated, hostName, url, whole, yesOrNo } from './setting-shapes.ts'
import { type S3Settings, s3Of, s3Sentences, s3Variables } from './storage/s3-settings.ts'

/** Trial features. In production each must be enabled by name in ALLOW. */
const trialParts = ['test-payments', 'mailbox', 'embedded-database', 'demo-products', 'demo-accounts'] as const
type TrialPart = (typeof trialParts)[number]

export interface DemoAccount {
  email: string
  /** Generated at first start if absent. In production an account without a password is not created. */
  password?: string
}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  /** Several, during a key rotation. */
  webhookSecrets: readonly string[]
  /** Only for tests: a server that speaks Stripe's API. */
  apiBase?: string
}

export interface Config extends ServerSettings {
  environment: 'development' | 'production' | 'test'
  isProduction: boolean
  host: string
  port: number
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** Absent: uploads and print files are stored in the data folder. */
  s3?: S3Settings
  /** Absent: the server starts PostgreSQL itself. */
  databaseUrl?: string
  /** Absent: mails are delivered to the built-in mailbox. */
  smtpUrl?: string
  mailFrom: string
  /** Absent: the built-in test provider takes payments. */
  stripe?: StripeSettings
  /** Absent: people sign in with the shop's own tokens. */
  firebase?: FirebaseSettings
  /** Absent: a key is generated and stored in the data folder. */
  identityKey?: string
  /** Number of proxies in front of the server, or their addresses. */
  trustProxy: false | number | string[]
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /**
   * Limits per network and minute: requests (`all`), calls that check passwords and codes (`accounts`), milliseconds of CPU time for drawing
   * pictures (`drawingMs`), uncached page renders (`renders`) and uploaded pictures (`uploads`).
   */
  rateLimits: { all: number; accounts: number; drawingMs: number; renders: number; uploads: number }
  /** Bytes of cached pictures of customers' designs. Above it the oldest are deleted, and drawn again on request. */
  pictureCacheBytes: number
  /** Number of processes that draw pictures. */
  drawingWorkers: number
  /** Whether pictures for product lists are drawn before the first request. */
  drawsAhead: boolean
  /** Unpaid orders of one network or one buyer: how many need no challenge, and how many may reserve stock at a time. */
  unpaidOrders: { free: number; perBuyer: number; perNetwork: number }
  /** Failed coupon codes per hour and network. */
  couponGuesses: number
  /** Days that print files are kept after their order was delivered, cancelled or refunded. */
  printFilesDays: number
  /** Hosts in the shop's own network from which an import may fetch pictures. Empty: none. */
  importHosts: ReadonlySet<string>
  /** Absent without demonstration products. Each account is absent if it should not exist. */
  demo?: { admin?: DemoAccount; customer?: DemoAccount }
  /** Addresses of demonstration accounts, whether or not they exist. */
  demoEmails: readonly string[]
  /** Build output of the shop. */
  shopBuild: { serverEntry: string; clientDir: string }
  allows: ReadonlySet<TrialPart>
}

/** Invalid settings, with one sentence per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

const root = resolve(import.meta.dirname, '../../../..')

const proxies = z
  .string()
  .regex(
    /^(?:\d{1,2}|[0-9a-fA-F.:/]+(?:,[0-9a-fA-F.:/]+)*)$/,
    'must be the number of proxies in front of the server, or their addresses joined by commas'
  )
  .transform((value) => (/^\d{1,2}$/.test(value) ? Number(value) : value.split(',')))

const sender = z
  .string()
  .refine(
    (value) => !/[\r\n]/.test(value) && email.safeParse(/<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an e-mail address, or a name with one: Motif <hello@example.com>'
  )

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  HOST: hostName.default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().default(resolve(root, 'data')),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: sender.optional(),
  IDENTITY_KEY: z.string().min(32, 'must be a random text of at least 32 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/, 'must be a secret key of Stripe: sk_live_… or sk_test_…')
    .optional(),
  VITE_STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key of Stripe: pk_live_… or pk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform(commaSeparated)
    .pipe(
      z
        .array(
          z.string().regex(/^whsec_\w+$/, 'must be a signing secret of Stripe, whsec_…, or several joined by commas')
        )
        .min(1)
    )
    .optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  ...firebaseVariables,
  ...s3Variables,
  ...serverVariables,
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent'
    )
    .default('info'),
  RATE_LIMIT_PER_MINUTE: whole(1, 100_000_000).optional(),
  ACCOUNT_LIMIT_PER_MINUTE: whole(1, 100_000_000).optional(),
  DRAWING_SECONDS_PER_MINUTE: whole(1, 1_000_000).optional(),
  PICTURE_CACHE_MB: whole(1, 10_000_000).default(4096),
  DRAWING_WORKERS: whole(1, 64).default(3),
  DRAW_AHEAD: yesOrNo.default(true),
  UNPAID_ORDERS_FREE: whole(0, 100_000_000).optional(),
  UNPAID_ORDERS_PER_BUYER: whole(1, 100_000_000).optional(),
  UNPAID_ORDERS_PER_NETWORK: whole(1, 100_000_000).optional(),
  COUPON_GUESSES_PER_HOUR: whole(1, 100_000_000).optional(),
  RENDER_LIMIT_PER_MINUTE: whole(1, 100_000_000).optional(),
  UPLOAD_LIMIT_PER_MINUTE: whole(1, 100_000_000).optional(),
  PRINT_FILES_DAYS: whole(1, 36_500).default(90),
  IMPORT_HOSTS: z
    .string()
    .transform(commaSeparated)
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/,
            'must be hosts joined by commas, each with a port or without'
          )
      )
    )
    .default([]),
  DEMO_ADMIN_EMAIL: email.default('admin@motif.test'),
  DEMO_ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO_CUSTOMER_EMAIL: email.default('customer@motif.test'),
  DEMO_CUSTOMER_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  ALLOW: z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.enum(trialParts, `may name ${trialParts.join(', ')}, joined by commas`)))
    .default([])
})

type Environment = z.infer<typeof environment>

/** Names each trial feature that production would run on, in one sentence each. */
function trialSentences(values: Environment): string[] {
  const allowed = new Set<TrialPart>(values.ALLOW)
  const used: [TrialPart, boolean, string][] = [
    [
      'embedded-database',
      values.DATABASE_URL === undefined,
      'DATABASE_URL is not set: in production name a PostgreSQL, or accept the built-in one'
    ],
    [
      'mailbox',
      values.SMTP_URL === undefined,
      'SMTP_URL is not set: in production name a mail server, or accept that mails stay in the database unsent'
    ],
    [
      'test-payments',
      values.STRIPE_SECRET_KEY === undefined,
      'No payment provider is set (STRIPE_SECRET_KEY): the built-in one takes test cards only. Accept it'
    ]
  ]
  return used
    .filter(([part, isUsed]) => isUsed && !allowed.has(part))
    .map(([part, , sentence]) => `${sentence} with ALLOW=${part} (several are joined by commas).`)
}

/** Checks the Stripe settings that are required together, and those that only tests may set. */
function stripeSentences(values: Environment): string[] {
  const { STRIPE_SECRET_KEY: secret, VITE_STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = values
  const parts: [string, unknown][] = [
    ['STRIPE_SECRET_KEY', secret],
    ['VITE_STRIPE_PUBLISHABLE_KEY', publishable],
    ['STRIPE_WEBHOOK_SECRET', webhook]
  ]
  const missing = parts.filter(([, value]) => value === undefined).map(([name]) => name)
  const isHalf = missing.length > 0 && missing.length < parts.length
  const isMixed =
    secret !== undefined && publishable !== undefined && secret.includes('_live_') !== publishable.includes('_live_')
  return [
    ...(isHalf
      ? missing.map(
          (name) =>
            `${name} is not set: Stripe needs STRIPE_SECRET_KEY, VITE_STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.`
        )
      : []),
    ...(isMixed
      ? [
          'STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY are of two kinds: both must be live keys, or both test keys.'
        ]
      : []),
    ...(values.STRIPE_API_BASE !== undefined &&
    (values.NODE_ENV === 'production' || (secret?.includes('_live_') ?? false))
      ? [
          'STRIPE_API_BASE is for tests: it cannot be set in production or with a live key, whose payments go to Stripe and nowhere else.'
        ]
      : [])
  ]
}

const stripeOf = ({
  STRIPE_SECRET_KEY: secretKey,
  VITE_STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_API_BASE: apiBase
}: Environment): StripeSettings | undefined =>
  secretKey === undefined || publishableKey === undefined || webhookSecrets === undefined
    ? undefined
    : { secretKey, publishableKey, webhookSecrets, ...(apiBase === undefined ? undefined : { apiBase }) }

/** A public shop must resist guessing and floods. A local shop meets its own load tests, all from one address. */
const rateLimitsOf = ({
  NODE_ENV,
  RATE_LIMIT_PER_MINUTE,
  ACCOUNT_LIMIT_PER_MINUTE,
  DRAWING_SECONDS_PER_MINUTE,
  RENDER_LIMIT_PER_MINUTE,
  UPLOAD_LIMIT_PER_MINUTE
}: Environment): Config['rateLimits'] => {
  const usual =
    NODE_ENV === 'production'
      ? { all: 1200, accounts: 60, drawingS: 30, renders: 60, uploads: 30 }
      : { all: 1_000_000, accounts: 1200, drawingS: 100_000, renders: 1_000_000, uploads: 1000 }
  return {
    all: RATE_LIMIT_PER_MINUTE ?? usual.all,
    accounts: ACCOUNT_LIMIT_PER_MINUTE ?? usual.accounts,
    drawingMs: 1000 * (DRAWING_SECONDS_PER_MINUTE ?? usual.drawingS),
    renders: RENDER_LIMIT_PER_MINUTE ?? usual.renders,
    uploads: UPLOAD_LIMIT_PER_MINUTE ?? usual.uploads
  }
}

/** On a local machine all clients share one address. In public, one address is a household or an office. */
const unpaidOrdersOf = ({
  NODE_ENV,
  UNPAID_ORDERS_FREE,
  UNPAID_ORDERS_PER_BUYER,
  UNPAID_ORDERS_PER_NETWORK
}: Environment): Config['unpaidOrders'] => {
  const usual =
    NODE_ENV === 'production' ? { free: 2, perBuyer: 5, perNetwork: 20 } : { free: 100, perBuyer: 200, perNetwork: 200 }
  return {
    free: UNPAID_ORDERS_FREE ?? usual.free,
    perBuyer: UNPAID_ORDERS_PER_BUYER ?? usual.perBuyer,
    perNetwork: UNPAID_ORDERS_PER_NETWORK ?? usual.perNetwork
  }
}

const account = (address: string, password: string | undefined): DemoAccount => ({
  email: address,
  ...(password === undefined ? undefined : { password })
})

/** In production a demonstration account must be allowed by name and have a password set by the owner, because generated passwords are printed. */
function demoOf(
  { NODE_ENV, DEMO_ADMIN_EMAIL, DEMO_ADMIN_PASSWORD, DEMO_CUSTOMER_EMAIL, DEMO_CUSTOMER_PASSWORD }: Environment,
  allows: ReadonlySet<TrialPart>
): Config['demo'] {
  if (!allows.has('demo-products')) return undefined
  const isThere = (password: string | undefined) =>
    NODE_ENV !== 'production' || (allows.has('demo-accounts') && password !== undefined)
  return {
    ...(isThere(DEMO_ADMIN_PASSWORD) ? { admin: account(DEMO_ADMIN_EMAIL, DEMO_ADMIN_PASSWORD) } : undefined),
    ...(isThere(DEMO_CUSTOMER_PASSWORD)
      ? { customer: account(DEMO_CUSTOMER_EMAIL, DEMO_CUSTOMER_PASSWORD) }
      : undefined)
  }
}

/** Reads the settings from the environment. Throws a ConfigError with one sentence per invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const sentences = new Map(
      parsed.error.issues.map((issue) => [String(issue.path[0]), `${String(issue.path[0])} ${issue.message}.`])
    )
    throw new ConfigError([...sentences.values()])
  }
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  const refusals = [
    ...stripeSentences(values),
    ...firebaseSentences(values, isProduction),
    ...s3Sentences(values),
    ...serverSentences(values),
    ...(isProduction ? [...trialSentences(values), ...productionSentences(values)] : [])
  ]
  if (refusals.length > 0) throw new ConfigError(refusals)
  const stripe = stripeOf(values)
  const firebase = firebaseOf(values)
  const s3 = s3Of(values)
  const allows = new Set<TrialPart>(isProduction ? values.ALLOW : trialParts)
  const demo = demoOf(values, allows)
  return {
    environment: values.NODE_ENV,
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    mailFrom: values.MAIL_FROM ?? 'Motif <hello@motif.test>',
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL,
    rateLimits: rateLimitsOf(values),
    pictureCacheBytes: values.PICTURE_CACHE_MB * 2 ** 20,
    drawingWorkers: values.DRAWING_WORKERS,
    drawsAhead: values.DRAW_AHEAD,
    unpaidOrders: unpaidOrdersOf(values),
    couponGuesses: values.COUPON_GUESSES_PER_HOUR ?? (isProduction ? 30 : 1000),
    demoEmails: [values.DEMO_ADMIN_EMAIL, values.DEMO_CUSTOMER_EMAIL],
    printFilesDays: values.PRINT_FILES_DAYS,
    importHosts: new Set(values.IMPORT_HOSTS),
    shopBuild: {
      serverEntry: resolve(root, 'apps/shop/dist/server/entry.server.js'),
      clientDir: resolve(root, 'apps/shop/dist/client')
    },
    allows,
    ...serverSettingsOf(values),
    ...(values.DATABASE_URL === undefined ? undefined : { databaseUrl: values.DATABASE_URL }),
    ...(values.SMTP_URL === undefined ? undefined : { smtpUrl: values.SMTP_URL }),
    ...(stripe === undefined ? undefined : { stripe }),
    ...(firebase === undefined ? undefined : { firebase }),
    ...(s3 === undefined ? undefined : { s3 }),
    ...(values.IDENTITY_KEY === undefined ? undefined : { identityKey: values.IDENTITY_KEY }),
    ...(demo === undefined ? undefined : { demo })
  }
}
