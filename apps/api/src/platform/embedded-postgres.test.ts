import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string
const started: EmbeddedPostgres[] = []

async function start(platform: NodeJS.Platform): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, isThrowaway: true, platform })
  started.push(postgres)
  return postgres
}

async function ask(connection: PoolConfig, query: string): Promise<unknown> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(query)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'motif-postgres-'))
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('listens on a port of this machine, opened by the password, where there are no Unix sockets, and shuts down in order without signals', async () => {
  const postgres = await start('win32')
  const { connection } = postgres
  expect(connection.host).toBe('127.0.0.1')
  expect(await ask(connection, 'show listen_addresses')).toBe('127.0.0.1')
  expect(await ask(connection, 'show unix_socket_directories')).toBe('')
  await expect(ask({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
    'password authentication failed'
  )
  await postgres.stop()

  // After a clean stop, the next start needs no recovery.
  await start('darwin')
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down')
})

it('ends one that a killed server has left on the folder, on a system without /proc', async () => {
  const left = await start('darwin')
  const lost = new Promise<void>((resolve) => left.onLoss(resolve))
  const { connection } = await start('darwin')
  await lost
  expect(await ask(connection, 'select 1')).toBe(1)
})
