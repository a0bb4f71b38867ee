import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, `::` filled in. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after]
}

/**
 * The network an address belongs to, as limits count it. A household or a rented server holds a whole IPv6 /64, so
 * its 2^64 addresses are one; an IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  const address = ip.split('%', 1)[0]?.toLowerCase() ?? ''
  if (!isIPv6(address)) return address
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (embedded !== undefined) return embedded
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
