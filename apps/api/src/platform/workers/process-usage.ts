import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes: current and peak. Undefined if the system does not report it. */
export function memoryOf(pid: number): { now: number; most: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
    return { now: bytes('VmRSS'), most: bytes('VmHWM') }
  } catch {
    return undefined
  }
}

/** Clock ticks per second in which Linux reports CPU time; the same on every architecture (USER_HZ). */
const ticksPerSecond = 100

/** CPU time of all threads of a process in milliseconds. Undefined if the system does not report it. */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return undefined
  }
}
