import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { isAlive } from './processes.ts'

export async function canConnect(connection: PoolConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a process number still is a PostgreSQL on that folder, and not somebody else who got the number since. */
async function isPostgresOn(pid: number, folder: string): Promise<boolean> {
  try {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return command.split('\0').includes(folder) || cwd === folder
  } catch {
    return isAlive(pid)
  }
}

/**
 * Ends a PostgreSQL whose server was killed and that still runs on the folder. The data folder's lock is held by now,
 * so nobody uses it.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 1 || !(await isPostgresOn(pid, folder))) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await delay(50)
    if (!isAlive(pid)) return
  }
  throw new Error(`A PostgreSQL with the process number ${pid} runs on ${folder} and does not end. Stop it, then start again.`)
}
