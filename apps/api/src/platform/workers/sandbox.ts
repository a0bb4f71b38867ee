import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')

/** Folders a sandboxed process may read besides its own code: libraries, fonts included. */
const libraries = ['node_modules', 'packages/design', 'packages/design/node_modules', 'apps/api/node_modules']

const permissions = ({ heapMegabytes, readable }: SandboxOptions): string[] => [
  '--permission',
  // Drawing and decoding use native code, which Node's permission model does not restrict. It only receives pixels and outlines.
  '--allow-addons',
  '--disable-warning=PERM0001',
  ...[...libraries, ...readable]
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .map((folder) => `--allow-fs-read=${folder}${sep}`),
  `--allow-fs-read=${join(root, 'apps/api/package.json')}`,
  '--expose-gc',
  `--max-old-space-size=${heapMegabytes}`
]

/** `unshare` options for an isolated network: as root, and where users may create namespaces. */
const namespaces = [['--net'], ['--map-current-user', '--net']]

let namespace: readonly string[] | undefined

/** Arguments that start a program in an isolated network; empty if the system does not allow it. */
function isolatedNetworkArgs(): readonly string[] {
  namespace ??=
    process.platform === 'linux'
      ? (namespaces.find((options) => spawnSync('unshare', [...options, 'true'], { stdio: 'ignore' }).status === 0) ??
        [])
      : []
  return namespace
}

/** Resources of a sandboxed process. */
export interface SandboxOptions {
  heapMegabytes: number
  /** Folders of its own code and data, relative to the project root. */
  readable: readonly string[]
}

/** How to start a TypeScript program in a sandbox: no files but the readable ones, no child processes, no network. */
export function sandboxed(walls: SandboxOptions): { execPath: string; execArgv: string[] } {
  const options = isolatedNetworkArgs()
  const own = permissions(walls)
  return options.length === 0
    ? { execPath: process.execPath, execArgv: own }
    : { execPath: 'unshare', execArgv: [...options, process.execPath, ...own] }
}
