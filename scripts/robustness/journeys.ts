import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/** A process that keeps a core busy until killed, an hour at most. */
const keepCoreBusy = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'const end = Date.now() + 3_600_000; while (Date.now() < end);'], { stdio: 'ignore' })

/**
 * Runs every journey `times` times while all cores are busy, so that journeys that depend on speed fail. Further
 * arguments go to Playwright (`-g`, file names).
 */
export async function journeys(times: number, args: readonly string[]): Promise<boolean> {
  const load = Array.from({ length: availableParallelism() }, keepCoreBusy)
  try {
    const run = spawn('npm', ['run', '--silent', 'test:e2e', '--', `--repeat-each=${times}`, ...args], {
      stdio: 'inherit'
    })
    const [status] = await once(run, 'close')
    return status === 0
  } finally {
    for (const process of load) process.kill('SIGKILL')
  }
}
