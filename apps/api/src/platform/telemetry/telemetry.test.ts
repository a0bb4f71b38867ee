import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { providerNamed } from '../../modules/payments/providers.ts'
import { type FakeStripe, startFakeStripe, stripeEnv } from '../../testing/fake-stripe/server.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { freePort } from '../port.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { type Config, readConfig } from '../config.ts'
import { firestoreOf } from '../firestore.ts'
import { smtpDelivery } from '../smtp.ts'
import { type OpenTelemetry, openTelemetry } from './open-telemetry.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

const password = 'correct-horse-7'
const bodies = { traces: [] as string[], metrics: [] as string[] }
const lines: string[] = []
let collector: Server
let s3: S3Server
let stripe: FakeStripe
let mailServer: MailServer
let telemetry: OpenTelemetry
let shop: TestApp
let spans: readonly SentSpan[]

const strangersTrace = '4bf92f3577b34da6a3ce929d0e0e4736'

/** The Firestore settings for an emulator, without the rest of Firebase. */
const firestoreAt = (emulatorHost: string) =>
  ({ web: { projectId: 'motif-test', firestore: { emulatorHost } } }) as unknown as NonNullable<Config['firebase']>

/** Collects the telemetry of a visitor who registers, gets a mail and requests a missing address. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies[request.url === '/v1/traces' ? 'traces' : 'metrics'].push(body.toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve)
  })
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json')
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop-under-test')
  const opened = await openTelemetry(readConfig({ ...process.env, NODE_ENV: 'test' }))
  if (!opened) throw new Error('Nothing is sent')
  telemetry = opened
  ;[s3, stripe] = await Promise.all([startS3Server(), startFakeStripe()])
  const mailPort = await freePort()
  mailServer = await startMailServer(mailPort)
  const smtpUrl = `smtp://shop:mail-password@127.0.0.1:${mailPort}`
  shop = await testApp({
    env: {
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Motif <hello@motif.test>',
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      ...stripeEnv(stripe)
    },
    config: { firebase: firestoreAt(`127.0.0.1:${(collector.address() as AddressInfo).port}`) },
    deliver: smtpDelivery(smtpUrl.replace('shop:mail-password@', ''), 'Motif <hello@motif.test>'),
    fetch: globalThis.fetch,
    tracing: telemetry.tracing,
    metrics: telemetry.metrics,
    log: { write: (line) => void lines.push(line) }
  })
  await shop.call('POST /api/v1/register', {
    body: { name: 'Kim Person', email: 'kim@example.com', password },
    headers: { traceparent: `00-${strangersTrace}-00f067aa0ba902b7-01` }
  })
  await shop.runJobs()
  await shop.fetch('/api/v1/orders/apple?key=open-sesame')
  await telemetry.tracing.span('elsewhere', async () => {
    await shop.platform.storage.put('uploads/secret-photo.png', Buffer.from('photo'), 'image/png')
    await providerNamed(shop.platform, 'stripe').retrieve('pi_secret_payment')
    await firestoreOf(shop.platform)?.read('users/secret-person/designs/secret-design')
  })
  await telemetry.close()
  spans = bodies.traces
    .flatMap((body) => (JSON.parse(body) as SentTraces).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
  await Promise.all([s3.close(), stripe.close(), mailServer.close()])
  collector.close()
})

const named = (name: string): SentSpan => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`No span is named ${name}: ${spans.map((span) => span.name).join(', ')}`)
  return found
}

it('follows a call to its statements, the job it leaves and the mail that goes out', () => {
  const [call, job, mail] = [named('POST /api/v1/register'), named('job mail.deliver'), named('mail')]
  expect(call).not.toHaveProperty('parentSpanId')
  expect(job.traceId).toBe(call.traceId)
  expect(mail).toMatchObject({ traceId: call.traceId, parentSpanId: job.spanId })
  const statements = spans.filter(({ parentSpanId, name }) => parentSpanId === call.spanId && name === 'INSERT')
  expect(statements.length).toBeGreaterThan(1)
})

it('writes the same trace into log lines', () => {
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(answered.find(({ url }) => url === '/api/v1/register')).toMatchObject({
    trace_id: named('POST /api/v1/register').traceId
  })
})

it('sends figures under OpenTelemetry’s names, from the service that was named', () => {
  const sent = bodies.metrics.join('\n')
  for (const name of ['http.server.request.duration', 'motif.mails', 'shop-under-test'])
    expect(sent).toContain(`"${name}"`)
})

it('follows calls to the bucket, Stripe, Firestore and the mail server, by their host, method and status', () => {
  const { spanId, traceId } = named('elsewhere')
  const calls = spans
    .filter(({ parentSpanId, kind }) => parentSpanId === spanId && kind === 3)
    .map(({ attributes, ...span }) => ({
      ...span,
      told: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
    }))
  const port = (url: string) => Number(new URL(url).port)
  expect(calls.map(({ told }) => told)).toEqual([
    {
      'http.request.method': 'PUT',
      'server.address': '127.0.0.1',
      'server.port': port(s3.settings.endpoint),
      'http.response.status_code': 200
    },
    {
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'server.port': port(stripe.url),
      'http.response.status_code': 404,
      'error.type': '404'
    },
    {
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'server.port': (collector.address() as AddressInfo).port,
      'http.response.status_code': 200
    }
  ])
  expect(calls.map((call) => call.traceId)).toEqual([traceId, traceId, traceId])
  expect(calls.map(({ status }) => status.code ?? 0)).toEqual([0, 2, 0])
  expect(mailServer.received.get('kim@example.com')).toHaveLength(1)
  expect(named('mail')).toMatchObject({ kind: 3, attributes: [{ key: 'server.address' }, { key: 'server.port' }] })
})

it('tells neither a person nor a key', () => {
  expect(named('GET /api/v1/orders/:id').kind).toBe(2)
  for (const secret of [
    'kim@',
    'Kim Person',
    password,
    'open-sesame',
    'apple',
    'secret-',
    'pi_secret',
    'mail-password',
    'sk_test'
  ])
    expect([...bodies.traces, ...bodies.metrics].join('\n')).not.toContain(secret)
})

it('takes no part in a trace that a stranger names', () => {
  expect(spans.map(({ traceId }) => traceId)).not.toContain(strangersTrace)
})

it('sends nothing unless a receiver is named', async () => {
  for (const env of [
    {},
    { OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_SDK_DISABLED: 'true' }
  ])
    expect(await openTelemetry(readConfig({ NODE_ENV: 'test', ...env }))).toBeUndefined()
})
