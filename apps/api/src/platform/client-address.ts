import ipaddr from 'ipaddr.js'

/**
 * The network an address belongs to, as limits count it. A household or a rented server holds a whole IPv6 /64, so
 * its 2^64 addresses are one; an IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const [first, second, third, fourth] = (address as ipaddr.IPv6).parts.map((part) => part.toString(16))
  return `${first}:${second}:${third}:${fourth}::/64`
}
