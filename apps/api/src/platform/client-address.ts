import ipaddr from 'ipaddr.js'

/**
 * The network an address belongs to, for rate limits. A household or a rented server owns a whole IPv6 /64, so all of its addresses count as one.
 * An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const [first, second, third, fourth] = (address as ipaddr.IPv6).parts.map((part) => part.toString(16))
  return `${first}:${second}:${third}:${fourth}::/64`
}
