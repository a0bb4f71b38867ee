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
