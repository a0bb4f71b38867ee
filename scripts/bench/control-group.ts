import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const groups = '/sys/fs/cgroup'

/** Microseconds after which the kernel gives a limited group its share again. */
const period = 100_000

/** A cgroup whose processor time is measured as a whole, including ended processes. */
export interface ControlGroup {
  add(pid: number): void
  /** Gives all of them together at most this share of one processor. */
  limit(share: number): void
  /** Processor seconds since the group was made. */
  seconds(): number
  /** To be called once its processes have ended. */
  remove(): void
}

/** The two versions of Linux's control groups: of the first, each kind of control has folders of its own. */
const versions = [
  {
    isHere: () => existsSync(join(groups, 'cgroup.controllers')),
    folders: (name: string) => [join(groups, name)],
    limit: (name: string, share: number) =>
      writeFileSync(join(groups, name, 'cpu.max'), `${Math.round(share * period)} ${period}`),
    seconds: (name: string) =>
      Number(/usage_usec (\d+)/.exec(readFileSync(join(groups, name, 'cpu.stat'), 'utf8'))?.[1] ?? 0) / 1e6
  },
  {
    isHere: () => existsSync(join(groups, 'cpuacct/cpuacct.usage')),
    folders: (name: string) => [join(groups, 'cpu', name), join(groups, 'cpuacct', name)],
    limit: (name: string, share: number) => {
      writeFileSync(join(groups, 'cpu', name, 'cpu.cfs_period_us'), String(period))
      writeFileSync(join(groups, 'cpu', name, 'cpu.cfs_quota_us'), String(Math.round(share * period)))
    },
    seconds: (name: string) => Number(readFileSync(join(groups, 'cpuacct', name, 'cpuacct.usage'), 'utf8')) / 1e9
  }
] as const

/** Creates a cgroup. Throws if unsupported or not permitted. */
export function controlGroup(what: string): ControlGroup {
  const version = versions.find(({ isHere }) => isHere())
  if (!version) throw new Error(`This machine has no control groups in ${groups}.`)
  const name = `motif-${process.pid}-${what}`
  const folders = version.folders(name)
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  return {
    add: (pid) => {
      for (const folder of folders) writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    },
    limit: (share) => version.limit(name, share),
    seconds: () => version.seconds(name),
    remove: () => {
      for (const folder of folders) if (existsSync(folder)) rmdirSync(folder)
    }
  }
}
