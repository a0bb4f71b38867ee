import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { canConnect } from './postgres-process.ts'

/** How to reach the PostgreSQL that a running shop has started on a data folder; nothing where none runs. */
async function runningPostgres(dataDir: string): Promise<PoolConfig | undefined> {
  const read = (file: string) => readFile(join(dataDir, file), 'utf8').catch(() => '')
  // PostgreSQL's mark says in its fourth and fifth line where it listens.
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

/** The shop's database for a command beside the shop, reached directly: the one that is named, the running shop's own, or the built-in one started for the while. */
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
