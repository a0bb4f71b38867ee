import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { type OpenTelemetry, openTelemetry } from './open-telemetry.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

const password = 'correct-horse-7'
const bodies = { traces: [] as string[], metrics: [] as string[] }
const lines: string[] = []
let collector: Server
let telemetry: OpenTelemetry
let shop: TestApp
let spans: readonly SentSpan[]

const strangersTrace = '4bf92f3577b34da6a3ce929d0e0e4736'

/** What a collector hears of a visitor who registers, gets a mail and asks for what is not there. */
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
  shop = await testApp({
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
  await telemetry.close()
  spans = bodies.traces
    .flatMap((body) => (JSON.parse(body) as SentTraces).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
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

it('tells neither a person nor a key', () => {
  expect(named('GET /api/v1/orders/:id').kind).toBe(2)
  for (const secret of ['kim@', 'Kim Person', password, 'open-sesame', 'apple'])
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
