import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/** A process that keeps one core busy until it is killed, or for an hour at most. */
const keepCoreBusy = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'const end = Date.now() + 3_600_000; while (Date.now() < end);'], { stdio: 'ignore' })

/**
 * Runs every journey `times` times while as many processes as there are cores do nothing but compute, so that a journey
 * that waits for a quick machine fails. Further arguments go to Playwright (`-g`, a file's name).
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
