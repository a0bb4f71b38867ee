import { spawnSync } from 'node:child_process'

const succeeds = (file: string, args: readonly string[]) => spawnSync(file, args, { stdio: 'ignore' }).status === 0

const marker = 'MOTIF_OWN_NETWORK'

/** Whether this process has its own network namespace, in which connections can be cut safely. */
export const hasOwnNetwork = (): boolean => process.env[marker] === '1'

/** Restarts this command in a network namespace; undefined if not permitted. */
export function runInOwnNetwork(): boolean | undefined {
  const [unshare, args] = ['unshare', ['--net', '--']] as const
  // Inside, the only interface is down until somebody raises it, and `iptables` needs its module.
  if (!succeeds(unshare, [...args, 'sh', '-c', 'ip link set lo up && iptables -L -n'])) return undefined
  const again = ['sh', '-c', 'ip link set lo up && exec "$0" "$@"', process.execPath, ...process.argv.slice(1)]
  return (
    spawnSync(unshare, [...args, ...again], { stdio: 'inherit', env: { ...process.env, [marker]: '1' } }).status === 0
  )
}

const rules = (ports: readonly number[]) =>
  ports.flatMap((port) =>
    ['--dport', '--sport'].map((side) => ['INPUT', '-p', 'tcp', side, String(port), '-j', 'DROP'])
  )

/** Drops all packets of these ports, like a cut network; returns a function that restores it. */
export function cut(...ports: number[]): () => void {
  const change = (action: '-I' | '-D') => {
    for (const [chain = '', ...rule] of rules(ports)) {
      const { status, stderr } = spawnSync('iptables', [action, chain, ...rule], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`iptables failed: ${stderr}`)
    }
  }
  change('-I')
  return () => change('-D')
}
