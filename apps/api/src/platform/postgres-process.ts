import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { isAlive } from './processes.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type ProcessUser, run } from './postgres-user.ts'
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

/** All processes of a PostgreSQL, backends included, have its data folder as working directory. */
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

/** Shuts down the PostgreSQL of a folder: clients are disconnected, everything is flushed to disk. */
export async function stopServer(folder: string, owner: ProcessUser): Promise<void> {
  const { pg_ctl: control } = await postgresBinaries()
  await run(owner, control, ['stop', '-D', folder, '-m', 'fast', '-w'], folder)
}

async function hasServer(folder: string, owner: ProcessUser): Promise<boolean> {
  const { pg_ctl: control } = await postgresBinaries()
  return run(owner, control, ['status', '-D', folder], folder).then(
    () => true,
    () => false
  )
}

/**
 * Stops a PostgreSQL whose server was killed, and removes its pid file. The caller holds the lock of the data folder. PostgreSQL itself would be
 * misled by a pid that was reused or belongs to a zombie.
 */
export async function stopOrphan(folder: string, owner: ProcessUser, platform: NodeJS.Platform): Promise<void> {
  const mark = join(folder, 'postmaster.pid')
  const text = await readFile(mark, 'utf8').catch(() => '')
  const pid = Number(text.split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  // Only Linux lists the processes that work in a folder, and a container may lack the list.
  if (platform !== 'linux' || !existsSync('/proc/self/cwd'))
    return (await hasServer(folder, owner)) ? stopServer(folder, owner) : undefined
  const real = await realpath(folder)
  const find = () => workingIn(real)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const running = find()
    // The postmaster forwards the signal. Without it each process is signalled.
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
