import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts'

export interface PostgresPair {
  primary: EmbeddedPostgres
  /** A streaming replica of the primary. */
  copy: EmbeddedPostgres
}

/** Two PostgreSQL servers in a folder; the second replicates the first. */
export async function startPostgresPair(folder: string): Promise<PostgresPair> {
  const [first, second] = [join(folder, 'primary'), join(folder, 'copy')]
  const draft = await startEmbeddedPostgres({ dataDir: first, isThrowaway: true })
  await draft.stop()
  await mkdir(second)
  for (const part of ['postgres', 'keys']) await cp(join(first, part), join(second, part), { recursive: true })
  await rm(join(second, 'postgres/postmaster.pid'), { force: true })
  await writeFile(join(second, 'postgres/standby.signal'), '')
  const primary = await startEmbeddedPostgres({ dataDir: first, isThrowaway: true })
  const { host, port, user, password } = primary.connection
  await appendFile(
    join(second, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password as string}'\n`
  )
  return { primary, copy: await startEmbeddedPostgres({ dataDir: second, isThrowaway: true }) }
}
