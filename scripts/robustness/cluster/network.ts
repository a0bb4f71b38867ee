import { spawnSync } from 'node:child_process'

const succeeds = (file: string, args: readonly string[]) => spawnSync(file, args, { stdio: 'ignore' }).status === 0

const marker = 'MOTIF_OWN_NETWORK'

/** Whether this process has a network of its own, in which connections can be cut without anybody else's noticing. */
export const hasOwnNetwork = (): boolean => process.env[marker] === '1'

/** Runs the same command again within a network of its own; undefined where the system does not give one. */
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

/** Swallows every packet from and to these ports, as a network does that is cut; returns what mends it. */
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
