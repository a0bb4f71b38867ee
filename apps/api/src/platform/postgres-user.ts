import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface ProcessUser {
  /** What to spawn so that `command` runs as that user. */
  command(
    command: string,
    args: readonly string[]
  ): { file: string; args: readonly string[]; ids: { uid?: number; gid?: number } }
  /** Gives a file or folder with its content to that user. */
  take(path: string): Promise<void>
}

const self: ProcessUser = { command: (file, args) => ({ file, args, ids: {} }), take: async () => undefined }

const nobody = { uid: 65_534, gid: 65_534 }

async function chownAll(path: string, uid: number, gid: number): Promise<void> {
  const entry = await lstat(path)
  if (entry.uid === uid && entry.gid === gid && !entry.isDirectory()) return
  await chown(path, uid, gid)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await chownAll(join(path, name), uid, gid)
}

/** PostgreSQL creates all its files as its own user: if the folder is theirs, so is its content. */
const takeFor = (uid: number, gid: number) => async (path: string) => {
  const entry = await stat(path)
  if (entry.uid !== uid) await chownAll(path, uid, gid)
}

const works = (user: ProcessUser, file: string, args: readonly string[], cwd?: string): boolean => {
  const prepared = user.command(file, args)
  return (
    spawnSync(prepared.file, prepared.args, {
      ...prepared.ids,
      ...(cwd === undefined ? undefined : { cwd }),
      stdio: 'ignore'
    }).status === 0
  )
}

/** PostgreSQL needs a name for its user; containers often have none. */
const hasName = (uid: number): boolean => spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0

/**
 * The user for PostgreSQL: the current user, or for root the owner of the data folder or `nobody`. If that user cannot traverse parent folders,
 * such as root's home, two capabilities allow it.
 */
export async function userFor(dataDir: string, postgres: string): Promise<ProcessUser> {
  const ownId = process.getuid?.()
  if (ownId !== 0) {
    if (ownId !== undefined && !hasName(ownId))
      throw new StartError(
        `PostgreSQL needs a user with a name, and the one with the number ${ownId} has none on this machine. Add it to /etc/passwd, start as another user, or set DATABASE_URL.`
      )
    return self
  }
  const owner = await stat(dataDir)
  const { uid, gid } = owner.uid === 0 || !hasName(owner.uid) ? nobody : owner
  const plain: ProcessUser = { command: (file, args) => ({ file, args, ids: { uid, gid } }), take: takeFor(uid, gid) }
  if (works(plain, postgres, ['--version']) && works(plain, '/bin/sh', ['-c', 'cd "$0"', dataDir])) return plain
  const passes = '+dac_override,+dac_read_search'
  const passing: ProcessUser = {
    command: (file, args) => ({
      file: 'setpriv',
      args: [
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        `--inh-caps=${passes}`,
        `--ambient-caps=${passes}`,
        '--',
        file,
        ...args
      ],
      ids: {}
    }),
    take: takeFor(uid, gid)
  }
  if (works(passing, postgres, ['--version'])) return passing
  throw new StartError(
    `PostgreSQL does not run as root, and the user with the number ${uid} cannot reach ${postgres} or ${dataDir}. Run the server as an ordinary user, or set DATABASE_URL.`
  )
}

/** A minimal environment: the server's own holds secrets. */
const environment =
  process.platform === 'win32'
    ? { Path: process.env['Path'], SystemRoot: process.env['SystemRoot'], TEMP: process.env['TEMP'], TZ: 'UTC' }
    : { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Starts a program in its own session, so that Ctrl-C reaches only the server, which stops PostgreSQL in order. */
export function startAs(user: ProcessUser, file: string, args: readonly string[], cwd: string): ChildProcess {
  const prepared = user.command(file, args)
  const options: SpawnOptions = {
    ...prepared.ids,
    cwd,
    detached: true,
    windowsHide: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe']
  }
  return spawn(prepared.file, prepared.args, options)
}

/** Runs a program to completion. The error of a failure holds its output. */
export async function run(user: ProcessUser, file: string, args: readonly string[], cwd: string): Promise<void> {
  const child = startAs(user, file, args, cwd)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${file} failed:\n${said.trim()}`)
}
