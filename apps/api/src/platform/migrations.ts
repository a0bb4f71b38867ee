import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { withoutTimeLimit } from './database.ts'
import { StartError } from './start-error.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Milliseconds a migration waits for a table lock. Other queries queue behind it for as long. */
const lockTimeout = 2_000

/** Milliseconds a concurrent index build waits for other transactions. */
const buildTimeout = 300_000

/** Attempts before a migration fails, and the longest pause between two, in milliseconds. */
const tries = 30
const longestPause = 5_000

/** PostgreSQL codes for a lock timeout and for a deadlock. */
const busy = new Set(['55P03', '40P01'])

/** PostgreSQL codes for an existing table, type or index. */
const known = new Set(['42P07', '42710'])

const codeOf = (error: unknown): string =>
  String((error as { code?: string }).code ?? ((error as Error).cause as { code?: string } | undefined)?.code)

type Log = Pick<FastifyBaseLogger, 'info'>

const quiet: Log = { info: () => undefined }

async function hasMigrations(client: Pick<Pool | PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ known: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as known`
  )
  return rows[0]?.known != null
}

/** Number of migrations that the database lacks. */
export async function pendingMigrations(
  client: Pick<Pool | PoolClient, 'query'>,
  folder = migrationsFolder
): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  if (!(await hasMigrations(client))) return files.length
  const { rows: last } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations'
  )
  return files.filter(({ folderMillis }) => folderMillis > Number(last[0]?.at ?? 0)).length
}

/** An index on an existing table, as a migration writes it. */
const largeIndex = /^CREATE (?:UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"/

/** A new column of an existing table that may be there already. */
const earlyColumn = /^ALTER TABLE "(\w+)" ADD COLUMN IF NOT EXISTS /

/** PostgreSQL's code for a missing column. */
const noColumn = '42703'

/** Statements of the pending migrations, in their order. */
async function pendingStatements(client: PoolClient, folder: string): Promise<string[]> {
  const { rows: last } = await client.query<{ at: string }>(
    'select coalesce(max(created_at), 0) as at from drizzle.__drizzle_migrations'
  )
  return readMigrationFiles({ migrationsFolder: folder })
    .filter(({ folderMillis }) => folderMillis > Number(last[0]?.at))
    .flatMap(({ sql }) => sql.map((statement) => statement.trim()))
}

/** Adds columns that indexes of the same version need, each in a transaction of its own: the table is locked for a moment. */
async function addEarlyColumns(client: PoolClient, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const [, table] = earlyColumn.exec(statement) ?? []
    if (table === undefined) continue
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
    if (rows[0]?.exists === true) await client.query(statement)
  }
}

/**
 * Builds large indexes of pending migrations concurrently, because a build inside the migration would block writes. The migration then finds them.
 * An unfinished index is built again.
 */
async function buildLargeIndexes(client: PoolClient, log: Log, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const [, index, table] = largeIndex.exec(statement) ?? []
    if (index === undefined || table === undefined) continue
    const { rows } = await client.query<{ has_table: boolean; is_valid: boolean | null }>(
      `select to_regclass($2) is not null as has_table, (select indisvalid from pg_index where indexrelid = to_regclass($1)) as is_valid`,
      [index, table]
    )
    const [{ has_table: hasTable, is_valid: isValid } = { has_table: false, is_valid: null }] = rows
    if (!hasTable || isValid === true) continue
    log.info({ index }, 'an index is being built beside whoever writes')
    if (isValid === false) await client.query(`drop index concurrently "${index}"`)
    try {
      await client.query(statement.replace(' INDEX ', ' INDEX CONCURRENTLY '))
    } catch (error) {
      // The column comes with a migration that is not added early, so the migration creates the index itself.
      if (codeOf(error) !== noColumn) throw error
    }
  }
}

/** Applies all pending migrations or none, without blocking others: if a table is locked, it rolls back and retries. */
async function migrateWith(client: PoolClient, log: Log, folder: string): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    try {
      const pending = await pendingMigrations(client, folder)
      if (pending > 0) {
        if (await hasMigrations(client)) {
          const statements = await pendingStatements(client, folder)
          await addEarlyColumns(client, statements)
          // A concurrent build that waits for writers blocks nobody.
          await client.query(`set lock_timeout = ${buildTimeout}`)
          await buildLargeIndexes(client, log, statements)
          await client.query(`set lock_timeout = ${lockTimeout}`)
        }
        await migrate(drizzle(client), { migrationsFolder: folder })
      }
      return pending
    } catch (error) {
      if (!busy.has(codeOf(error))) throw error
      if (tried === tries)
        throw new StartError(
          'The tables could not be changed: others kept them locked. Look for long transactions (pg_stat_activity), then run npm run migrate again.',
          { cause: error }
        )
      log.info({ tried }, 'a table is in use: the migration steps back and tries again')
      await delay(Math.min(longestPause, 200 * tried))
    }
  }
}

/** Migrates the tables. If several servers start at once, one migrates and the others wait. Returns the number of migrations applied. */
export async function migrateDatabase(
  pool: Pool,
  log: Log = quiet,
  folder: string = migrationsFolder
): Promise<number> {
  const client = await pool.connect()
  try {
    // A change of tables may take long once it holds the lock.
    await withoutTimeLimit(client)
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    await client.query(`set lock_timeout = ${lockTimeout}`)
    return await migrateWith(client, log, folder)
  } catch (error) {
    throw known.has(codeOf(error))
      ? new StartError(
          'The database holds tables this version of the shop did not make. Use an empty database, or with the built-in one set DATA_DIR to another folder.'
        )
      : error
  } finally {
    // Closing the connection releases the lock and resets the setting in any case.
    client.release(true)
  }
}

/** Throws if migrations are pending. */
export async function refusePending(pool: Pool): Promise<void> {
  const pending = await pendingMigrations(pool)
  if (pending > 0)
    throw new StartError(
      `${pending} ${pending === 1 ? 'migration is' : 'migrations are'} due. Run npm run migrate, then start again.`
    )
}
