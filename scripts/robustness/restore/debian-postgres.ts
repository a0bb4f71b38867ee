import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { run, startAs, userFor } from '../../../apps/api/src/platform/postgres-user.ts'

export interface DebianPostgres {
  url: string
  /** Runs one of its tools, such as `pg_dump`. */
  tool(name: string, ...args: string[]): Promise<void>
  /** Ends it as a machine does that loses power, and its disk with it. */
  lose(): Promise<void>
}

/** A new PostgreSQL from Debian's packages, with an empty database of the shop's. */
export async function startDebianPostgres(folder: string, programs: string, port: number): Promise<DebianPostgres> {
  mkdirSync(folder, { recursive: true, mode: 0o777 })
  const user = await userFor(folder, join(programs, 'postgres'))
  await user.take(folder)
  const data = join(folder, 'data')
  const tool = (name: string, ...args: string[]) => run(user, join(programs, name), args, folder)
  await tool('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const settings = ['port', port, 'listen_addresses', '127.0.0.1', 'unix_socket_directories', folder]
  const options = Array.from({ length: settings.length / 2 }, (_, at) => [
    '-c',
    `${settings[2 * at]}=${settings[2 * at + 1]}`
  ])
  const child = startAs(user, join(programs, 'postgres'), ['-D', data, ...options.flat()], folder)
  for (const stream of [child.stdout, child.stderr]) stream?.resume()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const asOwner = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }
  for (let waited = 0; ; waited += 50) {
    const client = new Client(asOwner)
    const isUp = await client.connect().then(
      () => true,
      () => false
    )
    if (isUp) {
      for (const statement of ['create role motif login', 'create database motif owner motif'])
        await client.query(statement)
      await client.end()
      break
    }
    if (waited > 60_000) throw new Error('PostgreSQL did not start')
    await pause(50)
  }
  return {
    url: `postgres://motif@127.0.0.1:${port}/motif`,
    tool,
    lose: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  }
}
