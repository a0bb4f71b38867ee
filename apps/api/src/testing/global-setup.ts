import { randomBytes } from 'node:crypto'
import { mkdtemp, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { createBoss } from '../platform/boss-jobs.ts'
import { openDatabase } from '../platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrateDatabase } from '../platform/migrations.ts'
import type { TestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that appears once PostgreSQL is ready. */
    postgresFile: string
  }
}

const inMemory = '/dev/shm'

/** Disk space that the databases of a run need, with a margin: 12 MB each, and 1 GB of write-ahead log. */
const neededBytes = 3 * 1024 ** 3

/**
 * The folder of the databases, in memory if there is room. A database is a thousand files; creating and deleting them on disk took half of a
 * test's time.
 */
async function folderOfRun(): Promise<string> {
  const memory = await statfs(inMemory).catch(() => undefined)
  const hasRoom = memory !== undefined && memory.bavail * memory.bsize > neededBytes
  return mkdtemp(join(hasRoom ? inMemory : tmpdir(), 'motif-tests-'))
}

async function makeTemplate(connection: PoolConfig, template: string): Promise<void> {
  const admin = new Client(connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const { connectionString, ...parts } = connection
  const url = connectionString === undefined ? undefined : new URL(connectionString)
  if (url) url.pathname = `/${template}`
  const database = openDatabase(
    { ...parts, ...(url ? { connectionString: url.href } : { database: template }), max: 2 },
    () => undefined
  )
  await migrateDatabase(database.pool)
  const boss = createBoss(database.pool, { works: false })
  await boss.start()
  await boss.stop({ graceful: false })
  await database.close()
}

/** Starts one PostgreSQL per run and migrates a template database that every test copies. It starts concurrently with tests that need no database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await folderOfRun()
  const file = join(folder, 'ready.json')
  const template = `motif_template_${randomBytes(6).toString('hex')}`
  let postgres: EmbeddedPostgres | undefined
  const start = async (): Promise<TestPostgres> => {
    const url = process.env['TEST_DATABASE_URL']
    if (url === undefined) postgres = await startEmbeddedPostgres({ dataDir: folder, isThrowaway: true })
    const connection = postgres?.connection ?? { connectionString: url ?? '' }
    await makeTemplate(connection, template)
    return { connection, template }
  }
  const started = start()
    .catch((error: unknown): TestPostgres => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error)
    }))
    .then(async (told) => {
      await writeFile(`${file}.new`, JSON.stringify(told))
      await rename(`${file}.new`, file)
    })
  project.provide('postgresFile', file)
  return async () => {
    await started
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
