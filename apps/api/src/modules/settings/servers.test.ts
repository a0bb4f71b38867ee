import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsIn } from '@motif/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { createPlatform } from '../../platform/create-platform.ts'
import { openDatabase } from '../../platform/database.ts'
import { createLogger } from '../../platform/logger.ts'
import { postgresNotices } from '../../platform/notices.ts'
import { testClock } from '../../testing/test-clock.ts'
import { testJobs } from '../../testing/test-jobs.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-postgres.ts'
import { loadSettings } from './current.ts'
import { changeCurrency } from './currency.ts'
import { loadTexts } from './current-texts.ts'
import { readSettings, saveSettings } from './service.ts'
import { readCurrentText, saveText } from './texts.ts'

/** A notification arrives within milliseconds; the limit allows for a slow machine. */
const soon = { timeout: 15_000 }
const clock = testClock()
const closers: (() => Promise<unknown> | void)[] = []
let database: TestDatabase

/** A server of the shop. All servers share the database. */
async function server() {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-test-'))
  const config = readConfig({ NODE_ENV: 'test', PORT: '3000', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const log = createLogger(config, { write: () => undefined })
  const opened = openDatabase({ ...database.connection, max: 4 }, () => undefined)
  const notices = postgresNotices(database.connection, opened.pool, log)
  const platform = createPlatform({
    config: { ...config, shopBuild: { serverEntry: join(dataDir, 'none.js'), clientDir: join(dataDir, 'none') } },
    shop: shopConfig,
    db: opened.db,
    log,
    clock,
    jobs: testJobs(opened.pool, clock),
    deliver: async () => undefined,
    notices
  })
  const app = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
  await app.ready()
  await notices.start()
  await loadSettings(platform)
  closers.push(
    () => app.close(),
    () => notices.stop(),
    () => opened.close(),
    () => rmSync(dataDir, { recursive: true, force: true })
  )
  const nameInManifest = async () => (await app.inject('/site.webmanifest')).json<{ name: string }>().name
  return { ...opened, platform, nameInManifest }
}

type Server = Awaited<ReturnType<typeof server>>

const saveName = async ({ platform }: Server, name: string) =>
  saveSettings(
    platform,
    { adminId: 'somebody', revision: (await readSettings(platform)).revision },
    { ...settingsIn(shopConfig), name }
  )

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const close of closers) await close()
  await database.drop()
})

it('what one server saves counts on the others', async () => {
  const [one, other] = [await server(), await server()]
  await saveName(one, 'Ink')
  expect(await one.nameInManifest()).toBe('Ink')
  await vi.waitFor(async () => expect(await other.nameInManifest()).toBe('Ink'), soon)
  await saveName(other, 'Paper')
  await vi.waitFor(async () => expect(await one.nameInManifest()).toBe('Paper'), soon)
})

it('a currency that one server changes counts on the others, and on those that start later', async () => {
  const [one, other] = [await server(), await server()]
  await changeCurrency(
    one.platform,
    { adminId: 'somebody', revision: (await readSettings(one.platform)).revision },
    'JPY'
  )
  await vi.waitFor(() => expect(other.platform.shop.currency).toEqual({ code: 'JPY', decimals: 0 }), soon)
  expect(other.platform.currentShop.published()?.currency.code).toBe('JPY')
  await saveName(other, 'Yen')
  const later = await server()
  expect(later.platform.shop.currency.code).toBe('JPY')
})

it('what was saved before a server started counts there from its start', async () => {
  const one = await server()
  await saveName(one, 'Before')
  const later = await server()
  expect(await later.nameInManifest()).toBe('Before')
})

it('what was saved while a server could not hear counts there once it hears again', async () => {
  const [one, other] = [await server(), await server()]
  await one.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'motif notices'`
  )
  await saveName(one, 'Meanwhile')
  await vi.waitFor(async () => expect(await other.nameInManifest()).toBe('Meanwhile'), soon)
}, 30_000)

const saveTerms = async ({ platform }: Server, text: string) =>
  saveText(
    platform,
    { adminId: 'somebody', page: 'terms', revision: (await readCurrentText(platform, 'terms')).revision },
    { kind: 'sections', blocks: [{ kind: 'paragraph', spans: [{ text }] }] }
  )
const termsOf = ({ platform }: Server) => JSON.stringify(platform.currentShop.text('terms').text)

it('a text that one server saves is shown by the others, and by those that start later', async () => {
  const [one, other] = [await server(), await server()]
  await saveTerms(one, 'Ours')
  await vi.waitFor(() => expect(termsOf(other)).toContain('Ours'), soon)
  const later = await server()
  await loadTexts(later.platform)
  expect(termsOf(later)).toContain('Ours')
  expect(later.platform.currentShop.ownTexts()).toEqual(['terms'])
})

it('a text that cannot be read changes nothing, and can be saved over', async () => {
  const one = await server()
  await saveTerms(one, 'Readable')
  await one.pool.query(
    `insert into shop_text_versions (page, revision, content, saved_by, at) select 'terms', max(revision) + 1, '{"kind": "html"}', 'somebody', now() from shop_text_versions where page = 'terms'`
  )
  await loadTexts(one.platform)
  expect(termsOf(one)).toContain('Readable')
  await saveTerms(one, 'Mended')
  expect(termsOf(one)).toContain('Mended')
})

it('a version that cannot be read changes nothing, and can be saved over', async () => {
  const one = await server()
  const before = await one.nameInManifest()
  await one.pool.query(
    `insert into shop_settings_versions (revision, settings, saved_by, at) select max(revision) + 1, '{"name": 7}', 'somebody', now() from shop_settings_versions`
  )
  await loadSettings(one.platform)
  expect(await one.nameInManifest()).toBe(before)
  expect((await readSettings(one.platform)).settings.name).toBe(before)
  await saveName(one, 'Mended')
  expect(await one.nameInManifest()).toBe('Mended')
})
