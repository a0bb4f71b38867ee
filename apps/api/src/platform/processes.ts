import { readFileSync } from 'node:fs'

/** Fields of /proc/<pid>/stat after the name, which is in parentheses and may contain spaces. Undefined without /proc. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Whether a process runs. A zombie, common in containers, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const state = statOf(pid)?.[0]
  return state !== 'Z' && state !== 'X'
}

/** Start time of a process in clock ticks. Pid and start time identify a process for good. Empty if unknown. */
export const startOf = (pid: number): string => statOf(pid)?.[19] ?? ''
