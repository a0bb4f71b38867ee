import { readFileSync } from 'node:fs'

/** Fields of /proc/<pid>/stat after the name, which stands in parentheses and may contain spaces. Undefined without /proc. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Whether a process runs. One that has ended and was not yet collected by its parent, as is common in containers, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const state = statOf(pid)?.[0]
  return state !== 'Z' && state !== 'X'
}

/** When a process started, in the system's own count; with its number it names one process for good. Empty where unknown. */
export const startOf = (pid: number): string => statOf(pid)?.[19] ?? ''
