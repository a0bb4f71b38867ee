import type { ChildProcess } from 'node:child_process'

/** Signals a process and waits until it has ended. An ended process is left alone. */
export async function endChild(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
