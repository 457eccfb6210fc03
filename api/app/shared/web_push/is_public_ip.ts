import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not part of the public internet, from IANA's registry of special-purpose addresses. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]

/** The same within 2000::/3, the only range with public IPv6 addresses; 6to4 and Teredo contain an IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = blockList(SPECIAL_IPV4, SPECIAL_IPV6)
const global = blockList([], ['2000::/3'])

/** Whether an IP address belongs to the public internet, so that a request to it cannot reach a private network. */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4')
  return isIPv6(ip) && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

function blockList(ipv4: string[], ipv6: string[]): BlockList {
  const list = new BlockList()
  for (const [subnets, family] of [[ipv4, 'ipv4'] as const, [ipv6, 'ipv6'] as const]) {
    for (const subnet of subnets) {
      const [address, bits] = subnet.split('/') as [string, string]
      list.addSubnet(address, Number(bits), family)
    }
  }
  return list
}
