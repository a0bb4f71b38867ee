import { readFileSync } from 'node:fs'

/** Bytes of memory a process holds now, and has held at most. Undefined where the system does not tell. */
export function memoryOf(pid: number): { now: number; most: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
    return { now: bytes('VmRSS'), most: bytes('VmHWM') }
  } catch {
    return undefined
  }
}

/** Clock ticks a second in which Linux tells processor time; the same on every architecture (USER_HZ). */
const ticksPerSecond = 100

/** Milliseconds of processor time all threads of a process have had. Undefined where the system does not tell. */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return undefined
  }
}
