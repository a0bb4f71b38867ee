import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const marker = 'MOTIF_OWN_MOUNTS'

/** Whether this process has its own mount namespace, which is invisible to others and ends with it. */
export const hasOwnMounts = (): boolean => process.env[marker] === '1'

/** Restarts this command in a mount namespace; undefined if not permitted. */
export function runWithOwnMounts(env: Record<string, string>): boolean | undefined {
  const args = ['--mount', '--propagation', 'private', '--']
  if (spawnSync('unshare', [...args, 'true'], { stdio: 'ignore' }).status !== 0) return undefined
  const again = spawnSync('unshare', [...args, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...env, [marker]: '1' }
  })
  return again.status === 0
}

interface Within {
  env?: Record<string, string>
  /** Default: root. */
  user?: string
  /** Default: `/`. */
  folder?: string
}

export interface DebianRoot {
  folder: string
  /** Runs a program within and gives what it says. Throws with all of it where the program fails. */
  run(command: readonly string[], within?: Within): Promise<string>
  /** Starts one that goes on. */
  start(command: readonly string[], within?: Within): ChildProcess
}

/** Debian's name of the version this machine runs, which its `debootstrap` surely knows. */
const suite = () => /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'

const environment = {
  PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  HOME: '/root'
}

/** This machine's network configuration, such as a proxy and its certificate. */
const networkSettings = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => /^(?:https?|no)_proxy$/i.test(name) || /^npm_config_(?:registry|cafile)$/i.test(name)
    )
  )

const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** Creates a Debian system in an empty folder, with these packages, Node and npm, like the Containerfile's image. */
export function makeDebianRoot(folder: string, packages: readonly string[]): DebianRoot {
  const made = spawnSync(
    'debootstrap',
    ['--variant=minbase', `--include=${['ca-certificates', 'libstdc++6', ...packages].join(',')}`, suite(), folder],
    { encoding: 'utf8', maxBuffer: 2 ** 28 }
  )
  if (made.status !== 0) throw new Error(`debootstrap failed:\n${made.stdout.slice(-2000)}\n${made.stderr}`)
  for (const [kind, target] of [
    ['proc', 'proc'],
    ['rbind', 'dev']
  ] as const) {
    const how = kind === 'proc' ? ['-t', 'proc', 'proc'] : ['--rbind', '/dev']
    execFileSync('mount', [...how, join(folder, target)])
  }
  for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates])
    if (existsSync(file)) copyFileSync(file, join(folder, file))
  const local = join(folder, 'usr/local')
  copyFileSync(process.execPath, join(local, 'bin/node'))
  const npm = dirname(dirname(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())))
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))

  const argumentsOf = (command: readonly string[], { user, folder: at = '/' }: Within): string[] => [
    ...(user === undefined ? [] : [`--userspec=${user}:${user}`]),
    folder,
    'sh',
    '-c',
    'cd "$0" && exec "$@"',
    at,
    ...command
  ]
  const optionsOf = ({ env }: Within) => ({
    env: { ...environment, ...networkSettings(), NODE_EXTRA_CA_CERTS: certificates, ...env }
  })
  return {
    folder,
    run: async (command, within = {}) => {
      const run = promisify(execFile)('chroot', argumentsOf(command, within), {
        ...optionsOf(within),
        maxBuffer: 2 ** 28
      })
      const { stdout } = await run.catch((error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${command.join(' ')} failed:\n${error.stdout.slice(-4000)}\n${error.stderr.slice(-4000)}`)
      })
      return stdout
    },
    start: (command, within = {}) =>
      spawn('chroot', argumentsOf(command, within), { ...optionsOf(within), stdio: ['ignore', 'pipe', 'pipe'] })
  }
}
