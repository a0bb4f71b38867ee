import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { canConnect } from './postgres-process.ts'

/** Connection settings of the PostgreSQL that a running shop started on a data folder; undefined if none runs. */
async function runningPostgres(dataDir: string): Promise<PoolConfig | undefined> {
  const read = (file: string) => readFile(join(dataDir, file), 'utf8').catch(() => '')
  // Lines four and five of PostgreSQL's pid file hold its port and address.
  const [, , , port, host] = (await read('postgres/postmaster.pid')).split('\n')
  if (!host) return undefined
  const password = await read('keys/postgres.password')
  const connection = { host, port: Number(port), user: 'motif', password, database: 'postgres' }
  return (await canConnect(connection)) ? connection : undefined
}

export interface ConnectedDatabase {
  connection: PoolConfig
  stop: () => Promise<void>
}

/**
 * Connects a command-line tool directly to the shop's database: the configured one, that of a running shop, or the built-in one, started for the
 * duration of the command.
 */
export async function connectDatabase({
  databaseUrl,
  databaseDirectUrl = databaseUrl,
  dataDir
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>): Promise<ConnectedDatabase> {
  if (databaseDirectUrl !== undefined)
    return { connection: { connectionString: databaseDirectUrl }, stop: async () => undefined }
  const running = await runningPostgres(dataDir)
  if (running) return { connection: running, stop: async () => undefined }
  const unlock = lockFolder(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir })
    return { connection: postgres.connection, stop: () => postgres.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
