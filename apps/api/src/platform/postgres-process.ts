import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { isAlive } from './processes.ts'
import { StartError } from './start-error.ts'

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

const cwdOf = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Every process of a PostgreSQL works in its data folder, the ones that serve connections too. */
const workingIn = (folder: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && cwdOf(pid) === folder && isAlive(pid))

const untilNone = async (find: () => number[], seconds: number): Promise<boolean> => {
  for (let waited = 0; waited < seconds * 1000; waited += 50) {
    if (find().length === 0) return true
    await delay(50)
  }
  return find().length === 0
}

/**
 * Ends a PostgreSQL whose server was killed and that still runs on the folder, and removes the mark it left. The data
 * folder's lock is held by now, so nobody uses it. PostgreSQL itself would be misled by a mark whose number belongs to
 * another process since, or to one nobody has collected.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const mark = join(folder, 'postmaster.pid')
  const text = await readFile(mark, 'utf8').catch(() => '')
  const pid = Number(text.split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 1 || !existsSync('/proc/self/cwd')) return
  const real = await realpath(folder)
  const find = () => workingIn(real)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const running = find()
    // The first server process passes the wish on; without it each is told by itself.
    for (const one of running.includes(pid) && signal !== 'SIGKILL' ? [pid] : running) process.kill(one, signal)
    if (await untilNone(find, 5)) {
      await rm(mark, { force: true })
      return
    }
  }
  throw new StartError(
    `A PostgreSQL with the process number ${pid} runs on ${folder} and does not end. Stop it, then start again.`
  )
}
