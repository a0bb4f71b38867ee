import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '../../../../../..')

/** All the process may read: its own code, that of the libraries it stands on, and the fonts among them. */
const readable = ['node_modules', 'packages/design', 'packages/design/node_modules', 'apps/api/node_modules', 'apps/api/src/modules/print']

const permissions = (heapMegabytes: number): string[] => [
  '--permission',
  // Painting and unpacking pictures are native code, which the runtime does not watch: what reaches it is pixels and outlines only.
  '--allow-addons',
  '--disable-warning=PERM0001',
  ...readable.map((folder) => join(root, folder)).filter(existsSync).map((folder) => `--allow-fs-read=${folder}${sep}`),
  `--allow-fs-read=${join(root, 'apps/api/package.json')}`,
  '--expose-gc',
  `--max-old-space-size=${heapMegabytes}`
]

/** Ways to begin a program with a network of its own that leads nowhere: as root, and where people may make namespaces. */
const namespaces = [['--net'], ['--map-current-user', '--net']]

let namespace: readonly string[] | undefined

/** The words that put a program into an empty network, none where the system does not let us. */
function emptyNetwork(): readonly string[] {
  namespace ??= process.platform === 'linux' ? (namespaces.find((options) => spawnSync('unshare', [...options, 'true'], { stdio: 'ignore' }).status === 0) ?? []) : []
  return namespace
}

/** How a program in TypeScript is started within these walls. */
export function walled(heapMegabytes: number): { execPath: string; execArgv: string[] } {
  const options = emptyNetwork()
  const own = permissions(heapMegabytes)
  return options.length === 0 ? { execPath: process.execPath, execArgv: own } : { execPath: 'unshare', execArgv: [...options, process.execPath, ...own] }
}

/** Whether the system itself keeps the process from the network, native code included. */
export const hasEmptyNetwork = (): boolean => emptyNetwork().length > 0
