import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const port = 3299

/** Resident memory of a process and everything it started, by name, from /proc. */
function residentMegabytes(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`
}

/** Starts the shop as `npm start` does, on a port and a data folder of its own. */
export async function startShop(dataDir = mkdtempSync(join(tmpdir(), 'motif-bench-'))) {
  const origin = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000000', ACCOUNT_LIMIT_PER_MINUTE: '100000000', TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  })
  const isReady = () => fetch(`${origin}/readyz`).then((answer) => answer.ok, () => false)
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > 120_000) throw new Error('The shop did not start.')
    await pause(50)
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    origin,
    dataDir,
    startSeconds: (performance.now() - began) / 1000,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    removeData: () => rmSync(dataDir, { recursive: true, force: true })
  }
}
