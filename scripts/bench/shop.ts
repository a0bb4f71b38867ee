import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
/** What Node is told in `npm start`: its arguments are part of what is measured. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const startArguments = scripts.start.split(' ').slice(1)

/** Account of a shop started with this `DEMO_ADMIN_PASSWORD`. */
export const admin = { email: 'admin@motif.test', password: 'bench-admin-7-crates' }

/** One nobody else is likely to use. */
const port = randomInt(20_000, 30_000)

/** Resident memory of a process, from /proc. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Starts the shop like `npm start`, on a data folder and a free port unless `env` sets one. */
export async function startShop(
  dataDir = mkdtempSync(join(tmpdir(), 'motif-bench-')),
  env: Record<string, string> = {}
) {
  const origin = `http://localhost:${env['PORT'] ?? port}`
  const began = performance.now()
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      // Vite, which builds the page of the editor's bench in this process, sets production.
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '100000000',
      ACCOUNT_LIMIT_PER_MINUTE: '100000000',
      UNPAID_ORDERS_FREE: '100000000',
      UNPAID_ORDERS_PER_BUYER: '100000000',
      UNPAID_ORDERS_PER_NETWORK: '100000000',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...env
    }
  })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > 120_000) throw new Error('The shop did not start.')
    await pause(50)
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - began) / 1000,
    megabytes: () => residentMegabytes(child.pid ?? 0),
    memory: () => `${residentMegabytes(child.pid ?? 0)} MB`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    removeData: () => rmSync(dataDir, { recursive: true, force: true })
  }
}
