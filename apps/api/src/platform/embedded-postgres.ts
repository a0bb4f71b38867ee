import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { freePort } from './port.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type ProcessUser, run, startAs, userFor } from './postgres-user.ts'
import { canConnect, stopOrphan, stopServer } from './postgres-process.ts'
import { storedSecret } from './secrets.ts'

export interface EmbeddedPostgres {
  connection: PoolConfig
  /** Shuts down cleanly: refuses new connections, rolls back open transactions, flushes to disk. */
  stop(): Promise<void>
  /** Called if PostgreSQL ends unexpectedly. */
  onLoss(listener: () => void): void
}

export interface EmbeddedOptions {
  /** Holds `postgres/`, the password and PostgreSQL's log. */
  dataDir: string
  /** For tests: trades durability for speed. */
  isThrowaway?: boolean
  /** @default the platform of this machine */
  platform?: NodeJS.Platform
}

const user = 'motif'
const defaultPort = 5432

interface Endpoint {
  host: string
  port: number
  /** Arguments of `postgres` that open it. */
  args: readonly string[]
  remove: () => Promise<void>
}

/** Where PostgreSQL listens: on a Unix socket, or on Windows, where Node has none, on a port of this machine that only the password opens. */
async function endpointFor(folder: string, owner: ProcessUser, platform: NodeJS.Platform): Promise<Endpoint> {
  if (platform === 'win32') {
    const [host, port] = ['127.0.0.1', await freePort()]
    const args = ['-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories=', '-p', String(port)]
    return { host, port, args, remove: async () => undefined }
  }
  const { path, isOwn } = await socketFolder(folder, owner)
  return {
    host: path,
    port: defaultPort,
    args: ['-c', 'listen_addresses=', '-k', path],
    remove: async () => {
      if (isOwn) await rm(path, { recursive: true, force: true })
    }
  }
}

/** The path of a Unix socket has at most 107 bytes. A deep data folder gets its socket elsewhere. */
async function socketFolder(folder: string, owner: ProcessUser): Promise<{ path: string; isOwn: boolean }> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${defaultPort}`)) <= 100) return { path: folder, isOwn: false }
  const path = await mkdtemp(join(tmpdir(), 'motif-'))
  await owner.take(path)
  return { path, isOwn: true }
}

/** Creates the cluster in a temporary folder and renames it when complete, so a crash leaves nothing behind. */
async function initialise(dataDir: string, folder: string, password: string, owner: ProcessUser): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const passwordFile = join(draft, '..', `.init-${randomBytes(6).toString('hex')}`)
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  try {
    await owner.take(draft)
    await owner.take(passwordFile)
    const { initdb } = await postgresBinaries()
    await run(
      owner,
      initdb,
      [
        '-D',
        draft,
        '-U',
        user,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions'
      ],
      dataDir
    )
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function untilReady(child: ChildProcess, connection: PoolConfig, logTail: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    if (await canConnect(connection)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The built-in PostgreSQL did not start. It said:\n${logTail()}`)
}

const settings = ({ isThrowaway = false }: EmbeddedOptions): string[] =>
  Object.entries({
    max_connections: isThrowaway ? '200' : '40',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A unique violation is expected when requests race. Its values must not be logged.
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(isThrowaway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
      : undefined)
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Log size in bytes that starts a new file. The previous one is kept. */
const logBytesMax = 10_000_000

/** Starts the bundled PostgreSQL on `dataDir/postgres`, and creates the cluster first if there is none. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, platform = process.platform } = options
  const folder = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const password = storedSecret(join(dataDir, 'keys'), 'postgres.password', () => randomBytes(24).toString('base64url'))
  const { postgres } = await postgresBinaries()
  const owner = await userFor(dataDir, postgres)
  await stopOrphan(folder, owner, platform)
  if (existsSync(join(folder, 'PG_VERSION'))) await owner.take(folder)
  else await initialise(dataDir, folder, password, owner)
  const { host, port, args, remove } = await endpointFor(folder, owner, platform)
  const connection: PoolConfig = { host, port, user, password, database: 'postgres' }
  const said: string[] = []
  const logFile = join(dataDir, 'postgres.log')
  await rename(logFile, `${logFile}.1`).catch(() => undefined)
  const child = startAs(owner, postgres, ['-D', folder, ...args, ...settings(options)], dataDir)
  let logged = 0
  const hear = (chunk: Buffer) => {
    logged += chunk.length
    if (logged > logBytesMax) {
      logged = 0
      void rename(logFile, `${logFile}.1`).catch(() => undefined)
    }
    said.push(chunk.toString())
    if (said.length > 40) said.shift()
    void appendFile(logFile, chunk, { mode: 0o600 }).catch(() => undefined)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      said.push(error.message)
      resolve()
    })
  })
  let isStopping = false
  const stop = async () => {
    isStopping = true
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning && platform === 'win32') await stopServer(folder, owner)
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to disconnect. Windows has no signals: it would be a kill.
    else if (isRunning) child.kill('SIGINT')
    await ended
    await remove()
  }
  try {
    await untilReady(child, connection, () => said.join('').trim())
  } catch (error) {
    await stop()
    throw error
  }
  return {
    connection,
    stop,
    onLoss: (listener) => void ended.then(() => (isStopping ? undefined : listener()))
  }
}
