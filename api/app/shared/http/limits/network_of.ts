import ipaddr, { type IPv6 } from 'ipaddr.js'

/**
 * The client network for rate limits: the /32 of an IPv4 address, also when it is mapped into IPv6, and the /64 of an IPv6
 * address, since a /64 belongs to one subscriber. Returns CIDR notation such as `192.0.2.1/32`, and `unknown` for anything
 * that is not an IP address.
 */
export function networkOf(ip: string): string {
  return prefixOf(ip, 64)
}

/** Like `networkOf`, but with the /48 of an IPv6 address, the largest block that providers assign to one customer. */
export function wideNetworkOf(ip: string): string {
  return prefixOf(ip, 48)
}

function prefixOf(ip: string, ipv6Bits: 48 | 64): string {
  const [withoutZone] = ip.split('%') as [string]
  if (!ipaddr.isValid(withoutZone)) return 'unknown'
  const parsed = ipaddr.process(withoutZone)
  if (parsed.kind() === 'ipv4') return `${parsed.toString()}/32`
  const { parts } = parsed as IPv6
  const network = new ipaddr.IPv6(parts.map((part, n) => (n < ipv6Bits / 16 ? part : 0)))
  return `${network.toString()}/${ipv6Bits}`
}
