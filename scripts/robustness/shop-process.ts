import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

export interface ShopProcess {
  readonly origin: string
  start(): Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  /** Asks it to end, as an owner does. */
  stop(): Promise<void>
}

/** The shop's server as `npm start` runs it, a process of its own that can be killed and started again. */
export function shopProcess(port: number, env: Record<string, string>): ShopProcess {
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
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }
  return {
    origin,
    start: async () => {
      const began = performance.now()
      const starting = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          LOG_LEVEL: 'fatal',
          RATE_LIMIT_PER_MINUTE: '100000000',
          ACCOUNT_LIMIT_PER_MINUTE: '100000000',
          UNPAID_ORDERS_FREE: '100000000',
          UNPAID_ORDERS_PER_BUYER: '100000000',
          UNPAID_ORDERS_PER_NETWORK: '100000000',
          ...env
        }
      })
      child = starting
      while (!(await isReady())) {
        if (starting.exitCode !== null || performance.now() - began > 120_000)
          throw new Error('The shop did not start.')
        await pause(20)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM')
  }
}
