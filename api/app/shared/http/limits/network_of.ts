import ipaddr, { type IPv6 } from 'ipaddr.js'

/**
 * The network that rate limits count for a client: an IPv4 address itself, also where it comes mapped into IPv6, and the
 * /64 of an IPv6 address, which one subscriber owns whole. Returns CIDR notation, such as `192.0.2.1/32`, and `unknown` for what is no IP address.
 */
export function networkOf(ip: string): string {
  return prefixOf(ip, 64)
}

/** Like `networkOf`, with the /48 of an IPv6 address: what one customer of a provider may own. */
export function wideNetworkOf(ip: string): string {
  return prefixOf(ip, 48)
}

function prefixOf(ip: string, ipv6Bits: 48 | 64): string {
  const [address] = ip.split('%') as [string]
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString()}/32`
  const { parts } = parsed as IPv6
  const network = new ipaddr.IPv6(parts.map((part, n) => (n < ipv6Bits / 16 ? part : 0)))
  return `${network.toString()}/${ipv6Bits}`
}
