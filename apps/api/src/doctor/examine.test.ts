import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrlOf } from '../testing/server-process.ts'
import { type TestDatabase, createTestDatabase } from '../testing/test-postgres.ts'
import { examine } from './examine.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-doctor-'))
let database: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  empty = await createTestDatabase({ isNew: true })
})
afterAll(async () => {
  await Promise.all([database.drop(), empty.drop()])
  rmSync(folder, { recursive: true, force: true })
})

/** Settings with which production starts, on a migrated database. */
const whole = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: databaseUrlOf(database.connection),
  TRUST_PROXY: '1',
  DATA_DIR: folder,
  IDENTITY_KEY: 'k'.repeat(48),
  ALLOW: 'mailbox,test-payments'
})

async function faultsOf(env: Record<string, string>): Promise<string[]> {
  const findings = await examine(env)
  // Excluded: the result of `Build` depends on whether the machine has a build of the pages.
  return findings.filter(({ state, name }) => state === 'fault' && name !== 'Build').map(({ name }) => name)
}

it('finds a whole installation fit for production, and names what is only for trying out', async () => {
  const findings = await examine(whole())
  expect(await faultsOf(whole())).toEqual([])
  expect(findings.find(({ name }) => name === 'ALLOW')).toMatchObject({
    state: 'notice',
    detail: 'mailbox, test-payments'
  })
})

it('names every setting that production needs, and looks at the parts nevertheless', async () => {
  const findings = await examine({ ...whole(), PUBLIC_URL: '', IDENTITY_KEY: '' })
  expect(findings.filter(({ state }) => state === 'fault').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'IDENTITY_KEY'])
  )
  expect(findings.find(({ name }) => name === 'PostgreSQL')?.detail).toContain('version')
  for (const { state, advice } of findings) if (state === 'fault') expect(advice).not.toBe('')
})

it('tells a database that is away from one that has to be migrated', async () => {
  expect(await faultsOf({ ...whole(), DATABASE_URL: databaseUrlOf(empty.connection) })).toEqual(['Migrations'])
  expect(await faultsOf({ ...whole(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual(['PostgreSQL'])
})

it('tells what does not answer: storage, mail server, Redis', async () => {
  expect(
    await faultsOf({
      ...whole(),
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'motif-files',
      S3_ACCESS_KEY_ID: 'AKIA1',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@shop.example',
      REDIS_URL: 'redis://127.0.0.1:1'
    })
  ).toEqual(['Storage', 'Mail', 'Redis'])
})

it('counts the connections that all servers together may open', async () => {
  expect(await faultsOf({ ...whole(), SERVERS: '100', SHARED_DATA_DIR: 'true' })).toEqual(['Connections'])
})

it('looks through a pool of transactions for the limits that belong to the role there', async () => {
  const direct = databaseUrlOf(database.connection)
  const limited = `${direct}&options=${encodeURIComponent('-c statement_timeout=8s -c idle_in_transaction_session_timeout=30s')}`
  const pooled = { ...whole(), DATABASE_DIRECT_URL: direct }
  expect(await faultsOf(pooled)).toEqual(['Pool'])
  expect(await faultsOf({ ...pooled, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual(['Pool'])
  const findings = await examine({ ...pooled, DATABASE_URL: limited })
  expect(findings.find(({ name }) => name === 'Pool')).toMatchObject({
    state: 'ok',
    detail: expect.stringContaining('8s')
  })
  expect(findings.find(({ name }) => name === 'Connections')?.detail).toContain('1 × 2 beside the pool')
})

it('tells of a proxy with TLS behind which all visitors look like one', async () => {
  expect(await faultsOf({ ...whole(), TRUST_PROXY: '' })).toEqual(['TRUST_PROXY'])
  expect(await faultsOf({ ...whole(), TRUST_PROXY: '', PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

it('puts no password into what it tells', async () => {
  const told = JSON.stringify(
    await examine({
      ...whole(),
      DATABASE_URL: 'postgres://me:open-sesame@127.0.0.1:1/none',
      SMTP_URL: 'smtp://me:open-sesame@127.0.0.1:1'
    })
  )
  expect(told).not.toContain('open-sesame')
})
