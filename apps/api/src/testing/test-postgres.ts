import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { inject } from 'vitest'

export type TestPostgres = { connection: PoolConfig; template: string } | { error: string }

async function runsPostgres(): Promise<Exclude<TestPostgres, { error: string }>> {
  const file = inject('postgresFile')
  for (let waited = 0; waited < 60_000 && !existsSync(file); waited += 20) await delay(20)
  const told = JSON.parse(readFileSync(file, 'utf8')) as TestPostgres
  if ('error' in told) throw new Error(`The tests' PostgreSQL did not start: ${told.error}`)
  return told
}

export interface TestDatabase {
  connection: PoolConfig
  drop(): Promise<void>
}

/** A new database with all tables, empty; or without tables if `isNew`. */
export async function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const { connection, template } = await runsPostgres()
  const name = `motif_test_${randomBytes(6).toString('hex')}`
  const { connectionString, ...parts } = connection
  const url = connectionString === undefined ? undefined : new URL(connectionString)
  if (url) url.pathname = `/${name}`
  const asAdmin = async (statement: string) => {
    const admin = new Client(connection)
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create database ${name}${isNew ? '' : ` template ${template}`}`)
  return {
    connection: { ...parts, ...(url ? { connectionString: url.href } : { database: name }) },
    drop: () => asAdmin(`drop database ${name} with (force)`)
  }
}
