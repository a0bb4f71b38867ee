import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')

/** All such a process may read besides its own code: the libraries it stands on, and the fonts among them. */
const libraries = ['node_modules', 'packages/design', 'packages/design/node_modules', 'apps/api/node_modules']

const permissions = ({ heapMegabytes, readable }: Walls): string[] => [
  '--permission',
  // Painting and unpacking pictures are native code, which the runtime does not watch: what reaches it is pixels and outlines only.
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

/** Ways to begin a program with a network of its own that leads nowhere: as root, and where people may make namespaces. */
const namespaces = [['--net'], ['--map-current-user', '--net']]

let namespace: readonly string[] | undefined

/** The words that put a program into an empty network, none where the system does not let us. */
function emptyNetwork(): readonly string[] {
  namespace ??=
    process.platform === 'linux'
      ? (namespaces.find((options) => spawnSync('unshare', [...options, 'true'], { stdio: 'ignore' }).status === 0) ??
        [])
      : []
  return namespace
}

/** What a process within walls may have. */
export interface Walls {
  heapMegabytes: number
  /** Folders of its own code and data, from the root of the project. */
  readable: readonly string[]
}

/** How a program in TypeScript is started without rights: no files but those it may read, no programs, no network. */
export function walled(walls: Walls): { execPath: string; execArgv: string[] } {
  const options = emptyNetwork()
  const own = permissions(walls)
  return options.length === 0
    ? { execPath: process.execPath, execArgv: own }
    : { execPath: 'unshare', execArgv: [...options, process.execPath, ...own] }
}
