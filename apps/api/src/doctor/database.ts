import type { Pool } from 'pg'
import type { Config } from '../platform/config.ts'
import { pendingMigrations } from '../platform/migrations.ts'
import { type Finding, fault, notice, ok } from './finding.ts'

/** The oldest PostgreSQL that supports all statements: it introduced `xid8`. */
const oldestVersion = 13

/** The version used by the tests. */
const testedVersion = 18

/** Seconds by which the clocks of server and database may differ. Codes are valid for minutes, and a payment webhook is accepted for five. */
const clockSkew = 2

async function ask<Row extends object>(pool: Pool, statement: string): Promise<Row> {
  const { rows } = await pool.query<Row>(statement)
  return rows[0] as Row
}

async function version(pool: Pool): Promise<Finding> {
  const { number } = await ask<{ number: string }>(pool, `select current_setting('server_version_num') as number`)
  const major = Math.floor(Number(number) / 10_000)
  if (major < oldestVersion)
    return fault(
      'PostgreSQL',
      `version ${major}`,
      `Use version ${oldestVersion} or newer; ${testedVersion} is the one that is tested.`
    )
  return major === testedVersion
    ? ok('PostgreSQL', `version ${major}`)
    : notice('PostgreSQL', `version ${major}`, `The shop is tested on version ${testedVersion}.`)
}

async function extension(pool: Pool): Promise<Finding> {
  const { there, offered } = await ask<{ there: boolean; offered: boolean }>(
    pool,
    `select exists (select from pg_extension where extname = 'pg_trgm') as there, exists (select from pg_available_extensions where name = 'pg_trgm') as offered`
  )
  if (there) return ok('pg_trgm', 'installed')
  return offered
    ? ok('pg_trgm', 'offered; the first migration creates it')
    : fault(
        'pg_trgm',
        'not offered by this PostgreSQL',
        'Install its contrib package (postgresql-contrib); search needs it.'
      )
}

async function migrations(pool: Pool): Promise<Finding> {
  const pending = await pendingMigrations(pool)
  return pending === 0
    ? ok('Migrations', 'none is due')
    : fault('Migrations', `${pending} due`, 'Run npm run migrate before servers of this version start.')
}

async function connections(pool: Pool, { databasePool, servers, databaseDirectUrl }: Config): Promise<Finding> {
  const { most } = await ask<{ most: number }>(
    pool,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`
  )
  // Each server also listens for notifications and takes the start lock on separate connections.
  const own = databaseDirectUrl === undefined ? databasePool + 2 : 2
  const needed = servers * own
  const told = `${servers} × ${databaseDirectUrl === undefined ? `(${databasePool} + 2)` : '2 beside the pool'} of ${most}`
  return needed <= most
    ? ok('Connections', told)
    : fault('Connections', told, 'Lower DATABASE_POOL, or raise max_connections of PostgreSQL.')
}

async function clock(pool: Pool): Promise<Finding> {
  const { ahead } = await ask<{ ahead: number }>(
    pool,
    `select ${Date.now()} / 1000.0 - extract(epoch from clock_timestamp())::float as ahead`
  )
  const seconds = Math.abs(ahead)
  return seconds <= clockSkew
    ? ok('Clock', `within ${clockSkew} s of the database’s`)
    : fault(
        'Clock',
        `${Math.round(seconds)} s from the database’s`,
        'Set both by NTP: codes and tokens expire by them.'
      )
}

/** Timeouts a role must set if connections go through a transaction pooler. */
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const

/** Checks the transaction pooler. Throws if it is unavailable. */
export async function examinePool(pool: Pool): Promise<Finding> {
  const values = await ask<Record<(typeof limits)[number], string>>(
    pool,
    `select ${limits.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`
  )
  const missing = limits.filter((name) => values[name] === '0')
  return missing.length === 0
    ? ok('Pool', `answers; ${limits.map((name) => `${name} ${values[name]}`).join(', ')}`)
    : fault(
        'Pool',
        `no ${missing.join(' and no ')}`,
        `A slow statement would hold up the shop. As the owner of the database: ALTER ROLE … SET statement_timeout = '8s'; ALTER ROLE … SET idle_in_transaction_session_timeout = '30s'; then RECONNECT in PgBouncer.`
      )
}

/** Checks a replica. Throws if it is unavailable. */
export async function examineReplica(pool: Pool, name: string): Promise<Finding> {
  const { copies, behind } = await ask<{ copies: boolean; behind: number | null }>(
    pool,
    'select pg_is_in_recovery() as copies, extract(epoch from now() - pg_last_xact_replay_timestamp())::float as behind'
  )
  if (!copies)
    return fault(name, 'copies nothing', 'Name a server that streams from the database in DATABASE_REPLICA_URLS.')
  return ok(name, behind === null ? 'follows' : `follows; its newest write is ${Math.max(0, Math.round(behind))} s old`)
}

/** Checks the database. If the first check fails, the database is unavailable. */
export async function examineDatabase(pool: Pool, config: Config): Promise<Finding[]> {
  return [
    await version(pool),
    await extension(pool),
    await migrations(pool),
    await connections(pool, config),
    await clock(pool)
  ]
}
