import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName, LoginData, Problem, Role, ShopConfig, User } from '@motif/contract'
import type { StaffRole } from '@motif/contract/staff-rules'
import { type AnswerOf, type RequestOf, urlOf } from '@motif/contract/client'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import shopConfig from '../../../../shop.config.ts'
import { buildApp } from '../app.ts'
import { users } from '../modules/accounts/tables.ts'
import { type MailboxMessage, mailboxDelivery, mailboxList } from '../modules/mailbox/service.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { type OpenDatabase, openDatabase } from '../platform/database.ts'
import { injectFetch } from './inject-fetch.ts'
import { createLogger } from '../platform/logger.ts'
import type { DeliverMail } from '../platform/mail.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Platform } from '../platform/platform.ts'
import type { Replicas } from '../platform/replicas/replicas.ts'
import type { Tracing } from '../platform/telemetry/tracing.ts'
import { testJobs } from './test-jobs.ts'
import { createTestDatabase } from './test-postgres.ts'
import { type TestClock, testClock } from './test-clock.ts'

export interface TestAppOptions {
  /** Overrides of the settings. */
  config?: Partial<Config>
  shop?: Partial<ShopConfig>
  /** Environment variables for the settings. */
  env?: Record<string, string>
  deliver?: DeliverMail
  /** Replaces outgoing requests; without it none are made. */
  fetch?: typeof globalThis.fetch
  /** Records metrics; absent: none. */
  metrics?: Metrics
  /** Creates replicas from the database; absent: none. */
  replicas?: (database: OpenDatabase) => Replicas
  /** Records traces; absent: none. */
  tracing?: Tracing
  /** Receives log lines; absent: no logging. */
  log?: { write(line: string): void }
}

/** Parts of a call as the contract defines them; `token` becomes the header `authtoken`. */
type TestRequest<Name extends CallName> = Partial<RequestOf<Name>> & {
  token?: string
  headers?: Record<string, string>
  params?: Record<string, string>
  /** Parts of a multipart body beside the file. */
  form?: Record<string, string>
}

export interface TestAnswer<Name extends CallName> {
  status: number
  headers: Headers
  /** The body of a successful response. The same object as `problem`: check `status`. */
  data: AnswerOf<Name>
  problem: Problem
}

export interface SignedUp {
  token: string
  user: User
  password: string
  /** The Cookie header with the refresh token. */
  cookie: string
}

export interface TestApp {
  app: FastifyInstance
  platform: Platform
  clock: TestClock
  call<Name extends CallName>(name: Name, request?: TestRequest<Name>): Promise<TestAnswer<Name>>
  /** For other requests: addresses outside the contract, bodies that are not JSON. */
  fetch: typeof fetch
  /** Runs due jobs, then returns the mails to an address, newest first. */
  mailbox(to: string): Promise<MailboxMessage[]>
  /** The code in the newest mail to an address. */
  codeFor(to: string): Promise<string>
  runJobs(): Promise<void>
  /** Runs a scheduled job once. */
  tick(name: string): Promise<void>
  /** Registers a person through the calls of a browser. An administrator is an owner by default. */
  signUp(options?: {
    email?: string
    name?: string
    password?: string
    role?: Role
    staffRole?: StaffRole
  }): Promise<SignedUp>
  close(): Promise<void>
}

let people = 0

const nowhere = () => Promise.reject(new TypeError('A test asked the network'))

/** The whole server without a network, with its own database, clock and data folder. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-test-'))
  const settings = readConfig({
    NODE_ENV: 'test',
    PORT: '3000',
    DATA_DIR: dataDir,
    LOG_LEVEL: options.log ? 'info' : 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
    ACCOUNT_LIMIT_PER_MINUTE: '100000',
    UNPAID_ORDERS_FREE: '100000',
    UNPAID_ORDERS_PER_BUYER: '100000',
    UNPAID_ORDERS_PER_NETWORK: '100000',
    ...options.env
  })
  const config: Config = {
    ...settings,
    shopBuild: { serverEntry: join(dataDir, 'no-entry.js'), clientDir: join(dataDir, 'no-client') },
    ...options.config
  }
  const { tracing } = options
  const log = createLogger(config, options.log ?? { write: () => undefined }, tracing)
  const opened = openDatabase({ ...database.connection, max: 8 }, () => undefined, { tracing })
  const { db, pool } = opened
  const clock = testClock()
  const jobs = testJobs(pool, clock, tracing)
  const platform = createPlatform({
    config,
    shop: { ...shopConfig, ...options.shop },
    db,
    log,
    clock,
    jobs,
    deliver: options.deliver ?? mailboxDelivery(db, clock),
    metrics: options.metrics,
    tracing,
    replicas: options.replicas?.(opened),
    fetch: options.fetch ?? nowhere
  })
  const app = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
  await app.ready()
  await jobs.start()
  const send = injectFetch(app)

  const call: TestApp['call'] = async (name, request) => {
    const {
      params,
      query,
      body,
      headers,
      file,
      form: fields,
      token
    } = (request ?? {}) as TestRequest<CallName> & {
      query?: Record<string, string>
      body?: unknown
      file?: Blob
      form?: Record<string, string>
    }
    const form = file === undefined ? undefined : new FormData()
    // The file comes first, as curl sends it if named first.
    if (file) form?.set('file', file)
    for (const [part, value] of Object.entries(fields ?? {})) form?.set(part, value)
    const answer = await send(
      urlOf(name, { ...(params ? { params } : undefined), ...(query ? { query } : undefined) }),
      {
        method: name.slice(0, name.indexOf(' ')),
        headers: {
          ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
          ...(token === undefined ? undefined : { authtoken: token }),
          ...headers
        },
        ...(form ? { body: form } : body === undefined ? undefined : { body: JSON.stringify(body) })
      }
    )
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const data: unknown = isJson ? await answer.json() : await answer.blob()
    return {
      status: answer.status,
      headers: answer.headers,
      data: data as AnswerOf<typeof name>,
      problem: data as Problem
    }
  }

  const mailbox: TestApp['mailbox'] = async (to) => {
    await jobs.run()
    return mailboxList(db, to)
  }

  const codeFor: TestApp['codeFor'] = async (to) => {
    const [mail] = await mailbox(to)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
    if (code === undefined) throw new Error(`The newest mail to ${to} has no code in it`)
    return code
  }

  const signUp: TestApp['signUp'] = async ({
    email,
    name = 'Robin Person',
    password = 'correct-horse-7',
    role = 'customer',
    staffRole = 'owner'
  } = {}) => {
    people += 1
    const address = email ?? `person${people}@example.com`
    await call('POST /api/v1/register', { body: { name, email: address, password } })
    const otp = await codeFor(address)
    if (role !== 'customer') await db.update(users).set({ role, staffRole }).where(eq(users.email, address))
    const { status, data, headers } = await call('POST /api/v1/verify-otp', {
      body: { email: address, otp, purpose: 'register' }
    })
    if (status !== 200) throw new Error(`Signing up ${address} ended in ${status}`)
    const { id_token: token, user } = data as LoginData
    return { token, user, password, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
  }

  return {
    app,
    platform,
    clock,
    call,
    fetch: send,
    mailbox,
    codeFor,
    runJobs: () => jobs.run(),
    tick: (name) => jobs.tick(name),
    signUp,
    close: async () => {
      await app.close()
      await jobs.stop()
      await opened.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
