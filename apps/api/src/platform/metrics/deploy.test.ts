import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMetrics } from './open-metrics.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'

const root = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pool = new Pool({ host: '127.0.0.1', port: 1 })
/** The type of each metric, as reported by a process without a database. */
let types: ReadonlyMap<string, string>

beforeAll(async () => {
  const metrics = await openMetrics({ metricsPort: 9464 })
  const log = createLogger(readConfig({ NODE_ENV: 'test' }), { write: () => undefined })
  const server = metrics?.serve(
    { log },
    { pool, dataDir: root, replicas: { states: () => [] }, ask: async () => ({ status: 'ready', parts: {} }) }
  )
  const { body = '' } = (await server?.inject('/metrics')) ?? {}
  types = new Map([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
})
afterAll(() => pool.end())

/** Metrics named in a file; parts of a histogram count as the histogram. */
function metricsIn(text: string): string[] {
  const named = [...text.matchAll(/\b(?:motif|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
  return [...new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))]
}

it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/motif.json'])('names in %s only metrics there are', (path) => {
  const named = metricsIn(read(path))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !types.has(name))).toEqual([])
})

it('describes each of the shop’s own metrics, and no other, in docs/operations.md', () => {
  const own = [...types.keys()].filter((name) => name.startsWith('motif_'))
  const described = [...read('docs/operations.md').matchAll(/^\| `(motif_\w+)` \|/gm)].map(([, name]) => name ?? '')
  expect(described.toSorted((a, b) => a.localeCompare(b))).toEqual(own.toSorted((a, b) => a.localeCompare(b)))
})

it('gives every alert a severity, what is wrong and what to do', () => {
  const rules = read('deploy/prometheus/alerts.yml').split('- alert: ').slice(1)
  for (const rule of rules)
    expect(rule).toMatch(/expr: [\s\S]+severity: (?:page|ticket)[\s\S]+summary: [\s\S]+action: /)
})

it('takes figures of the whole shop once, and not once a process', () => {
  const text = read('deploy/prometheus/alerts.yml') + read('deploy/grafana/motif.json')
  expect(text).not.toMatch(/sum[^"\n]*\(motif_jobs_(?:waiting|oldest_seconds|dead)\b/)
})
