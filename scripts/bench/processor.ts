import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Ticks of the clock the kernel counts processor time in, a second. */
const ticks = 100

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

/** Busy and stolen processor seconds of the machine so far. */
function machineSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = (
    read('/proc/stat')?.split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softIrq + stolen) / ticks
}

/** Processor seconds of a process so far. */
export function secondsOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
}

/** Processes of a shop's PostgreSQL, found by their working folder. */
export function databaseProcesses(dataDir: string): number[] {
  const isOurs = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, 'postgres')
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && isOurs(pid))
}

/** Processor seconds of a shop and its database so far, a measure that hardly depends on other load. */
export const secondsOfShop = ({ pid, dataDir }: { pid: number; dataDir: string }): number =>
  [pid, ...databaseProcesses(dataDir)].reduce((sum, one) => sum + secondsOf(one), 0)

export interface Share {
  /** Processors the shop and its database kept busy. */
  shop: number
  /** Processors everything else on the machine kept busy, whoever measures left out. */
  others: number
}

/** Returns a function that reports processor shares since its last call. */
export function processorWatch({ pid, dataDir }: { pid: number; dataDir: string }): () => Share {
  const look = () => {
    const shop = secondsOfShop({ pid, dataDir })
    const { user, system } = process.cpuUsage()
    return { at: performance.now() / 1000, shop, others: machineSeconds() - shop - (user + system) / 1e6 }
  }
  let last = look()
  return () => {
    const now = look()
    const passed = now.at - last.at
    const share = { shop: (now.shop - last.shop) / passed, others: Math.max(0, (now.others - last.others) / passed) }
    last = now
    return share
  }
}
