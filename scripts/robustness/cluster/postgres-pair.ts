import { type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type ProcessUser, run, startAs, userFor } from '../../../apps/api/src/platform/postgres-user.ts'

/** Index of a server. */
export type Node = 0 | 1

export interface PostgresPair {
  /** The server that takes writes; undefined while one is being chosen. */
  leader(): Node | undefined
  /** Ends a server as a machine does that loses power. */
  kill(node: Node): Promise<void>
  /** Makes a server that was ended a copy of the leader again, and answers once commits wait for it. */
  rejoin(node: Node): Promise<void>
  /** Seconds each promotion took, from the first unanswered question to a server that takes writes. */
  promotions: number[]
  stop(): Promise<void>
}

interface Settings {
  /** Where the two keep their files: a folder of nobody else's. */
  folder: string
  /** PostgreSQL's programs. */
  programs: string
  ports: readonly [number, number]
  /** Where each says whether it takes writes, as Patroni does: `GET /primary`. */
  checkPorts: readonly [number, number]
}

const other = (node: Node): Node => (node === 0 ? 1 : 0)

/** Polling interval of the leader in milliseconds, and tolerated missed answers. */
const [askedEveryMs, unansweredMax] = [300, 3]

/**
 * Two PostgreSQL servers with synchronous replication: commits are acknowledged by both. A loop replaces Patroni: it
 * polls the leader, stops an unresponsive one, and promotes the other with `pg_promote`.
 */
export async function startPostgresPair({ folder, programs, ports, checkPorts }: Settings): Promise<PostgresPair> {
  const user: ProcessUser = await userFor(folder, join(programs, 'postgres'))
  const dirs = [join(folder, 'database-1'), join(folder, 'database-2')] as const
  const processes: (ChildProcess | undefined)[] = []
  const promotions: number[] = []
  let leader: Node | undefined
  const stopping = new AbortController()

  const runTool = (tool: string, args: readonly string[]) => run(user, join(programs, tool), args, folder)
  /** Past the network, by the socket in the file system. */
  const inside = async <Row extends object>(node: Node, ...statements: string[]): Promise<Row[]> => {
    const client = new Client({ host: folder, port: ports[node], user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      let rows: Row[] = []
      for (const statement of statements) rows = (await client.query<Row>(statement)).rows
      return rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const start = async (node: Node) => {
    const settings: Readonly<Record<string, string | number>> = {
      port: ports[node],
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      wal_level: 'replica',
      hot_standby: 'on',
      max_wal_senders: 8,
      wal_keep_size: '256MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      // Both on one disk of a shared machine; a crash of a process loses nothing that was handed to the system.
      fsync: 'off'
    }
    processes[node] = startAs(
      user,
      join(programs, 'postgres'),
      ['-D', dirs[node], ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      folder
    )
    const said: string[] = []
    for (const stream of [processes[node].stdout, processes[node].stderr])
      stream?.on('data', (chunk: Buffer) => {
        said.push(chunk.toString())
        if (said.length > 40) said.shift()
      })
    for (let waited = 0; ; waited += 50) {
      const isUp = await inside(node, 'select 1').then(
        () => true,
        () => false
      )
      if (isUp) return
      if (waited > 60_000) throw new Error(`PostgreSQL did not start. It said:\n${said.join('')}`)
      await pause(50)
    }
  }
  const kill = async (node: Node) => {
    const ending = processes[node]
    processes[node] = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
  }
  const waitForCopies = (node: Node, isWanted: boolean) =>
    inside(
      node,
      isWanted ? `alter system set synchronous_standby_names = '*'` : 'alter system reset synchronous_standby_names',
      'select pg_reload_conf()'
    )
  const rejoin = async (node: Node) => {
    if (leader === undefined) throw new Error('There is nobody to copy')
    await kill(node)
    rmSync(dirs[node], { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    const from = `host=127.0.0.1 port=${ports[leader]} user=copier password=copier application_name=copy`
    await runTool('pg_basebackup', ['-D', dirs[node], '-d', from, '-R', '-X', 'stream', '-c', 'fast'])
    await start(node)
    const streams = async (at: Node) =>
      (await inside(at, `select 1 from pg_stat_replication where state = 'streaming'`)).length > 0
    while (!(await streams(leader))) await pause(50)
    await waitForCopies(leader, true)
  }

  const answersOverNetwork = async (node: Node) => {
    const client = new Client({
      host: '127.0.0.1',
      port: ports[node],
      user: 'motif',
      password: 'motif',
      database: 'motif',
      connectionTimeoutMillis: 1000,
      query_timeout: 1000
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  const failOver = async (from: Node) => {
    leader = undefined
    // One that only cannot be reached must not go on taking writes.
    await kill(from)
    await waitForCopies(other(from), false)
    await inside(other(from), 'select pg_promote(true, 30)')
    leader = other(from)
  }
  const watch = async () => {
    let [unanswered, since] = [0, 0]
    while (!stopping.signal.aborted) {
      const asked = leader
      const began = performance.now()
      if (asked === undefined || (await answersOverNetwork(asked))) unanswered = 0
      else {
        if (unanswered === 0) since = began
        unanswered += 1
        if (unanswered >= unansweredMax && !stopping.signal.aborted) {
          await failOver(asked)
          promotions.push((performance.now() - since) / 1000)
          unanswered = 0
        }
      }
      await pause(askedEveryMs)
    }
  }
  const checks = ([0, 1] as const).map((node): Server => {
    const server = createServer((_request, response) => {
      const isPrimary =
        leader === node
          ? inside<{ copies: boolean }>(node, 'select pg_is_in_recovery() as copies').then(
              ([row]) => row?.copies === false,
              () => false
            )
          : Promise.resolve(false)
      void isPrimary.then((isIt) => response.writeHead(isIt ? 200 : 503).end())
    })
    server.listen(checkPorts[node], '127.0.0.1')
    return server
  })

  mkdirSync(folder, { recursive: true })
  await runTool('initdb', [
    '-D',
    dirs[0],
    '-U',
    'postgres',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8'
  ])
  await start(0)
  await inside(
    0,
    `create role copier login replication password 'copier'`,
    `create role motif login password 'motif'`,
    'create database motif owner motif',
    `alter role motif set statement_timeout = '8s'`,
    `alter role motif set idle_in_transaction_session_timeout = '30s'`
  )
  leader = 0
  await rejoin(1)
  const watching = watch()
  return {
    leader: () => leader,
    kill,
    rejoin,
    promotions,
    stop: async () => {
      stopping.abort()
      await watching
      for (const server of checks) {
        server.closeAllConnections()
        server.close()
      }
      await Promise.all([kill(0), kill(1)])
    }
  }
}
