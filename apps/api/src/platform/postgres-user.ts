import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** As whom PostgreSQL runs. It refuses to run as root. */
export interface ProcessUser {
  /** What to spawn so that `command` runs as that user. */
  command(
    command: string,
    args: readonly string[]
  ): { file: string; args: readonly string[]; ids: { uid?: number; gid?: number } }
  /** Hands a file or a folder with all in it to that user. */
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

/** PostgreSQL's own server process gives every file it makes to its user: if the folder is theirs, so is what is in it. */
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

/** PostgreSQL asks the system for the name of its user and does not go on without one; containers often have none. */
const hasName = (uid: number): boolean => spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0

/**
 * The user PostgreSQL runs as: whoever runs the server, or for root the data folder's owner or nobody. That user may
 * be unable to pass through folders above (a home of root's): then two capabilities let it pass, and nothing else.
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

/** Only what PostgreSQL needs: the server's environment holds secrets. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Starts a program in a session of its own: Ctrl-C goes to the server alone, which ends PostgreSQL in good order. */
export function startAs(user: ProcessUser, file: string, args: readonly string[], cwd: string): ChildProcess {
  const prepared = user.command(file, args)
  const options: SpawnOptions = {
    ...prepared.ids,
    cwd,
    detached: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe']
  }
  return spawn(prepared.file, prepared.args, options)
}

/** Runs a program to its end; what it said is in the error if it fails. */
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
