import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, startOf } from './processes.ts'
import { StartError } from './start-error.ts'

interface Holder {
  pid: number
  start: string
}

const readHolder = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Whether the process with this pid and start time still runs. The start time excludes a reused pid. */
const holds = ({ pid, start }: Holder) => isAlive(pid) && startOf(pid) === start

/**
 * Locks a data folder for this process, or throws at once. The lock file names its holder and is created atomically by a hard link. A stale one is
 * moved away.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'server.lock')
  const own = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }))
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        linkSync(own, path)
        return () => rmSync(path, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = readHolder(path)
      if (holder && holds(holder))
        throw new StartError(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`
        )
      setAside(path, holder)
    }
    throw new StartError(`The data folder ${folder} could not be taken: other servers are starting on it. Start again.`)
  } finally {
    rmSync(own, { force: true })
  }
}

/** Two servers may find the same stale lock. The one that moved a fresh lock by mistake restores it. */
function setAside(path: string, stale: Holder | undefined): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  const isTheSame = moved?.pid === stale?.pid && moved?.start === stale?.start
  try {
    if (!isTheSame) linkSync(aside, path)
  } finally {
    rmSync(aside, { force: true })
  }
}
