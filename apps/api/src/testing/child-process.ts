import type { ChildProcess } from 'node:child_process'

/** Sends a process a signal and waits until it is gone; one that has ended already is left alone. */
export async function endChild(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
