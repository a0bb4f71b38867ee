import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { endChild } from './child-process.ts'

const root = join(import.meta.dirname, '../../../..')

export interface ServerProcess {
  readonly origin: string
  /** Starts the server and waits until it is ready. Throws with its output if it does not start. */
  start(): Promise<void>
  /** Kills it (SIGKILL). */
  kill(): Promise<void>
  /** Stops it as an operator does. */
  stop(): Promise<void>
}

/** A connection string in the format of `DATABASE_URL`. */
export function databaseUrlOf({ connectionString, host, user, password, database }: PoolConfig): string {
  if (connectionString !== undefined) return connectionString
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(String(host))}`
}

/** The shop's server as `npm start` runs it: a process that can be killed and restarted. */
export function serverProcess(port: number, env: Record<string, string>): ServerProcess {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false
    )
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child
    child = undefined
    await endChild(ending, signal)
  }
  return {
    origin,
    start: async () => {
      const began = performance.now()
      const said: string[] = []
      const starting = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, PORT: String(port), LOG_LEVEL: 'fatal', ...env }
      })
      const hear = (chunk: Buffer) => {
        said.push(chunk.toString())
        if (said.length > 50) said.shift()
      }
      starting.stdout.on('data', hear)
      starting.stderr.on('data', hear)
      child = starting
      while (!(await isReady())) {
        if (starting.exitCode !== null || performance.now() - began > 120_000)
          throw new Error(`The server did not start. It said:\n${said.join('')}`)
        await pause(20)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM')
  }
}
