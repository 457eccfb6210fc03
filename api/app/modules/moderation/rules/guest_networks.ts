import { keyedHash } from '#shared/http/limits/keyed_hash'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'

/** Keyed hashes of a guest's network, `networkOf()`, and of its IPv6 /48. Both are the same for an IPv4 address. */
export type GuestNetworks = { network: string; wideNetwork: string }

/** Returns the hashes of a guest's IP: they count the open reports of its networks. */
export function guestNetworksOf(ip: string): GuestNetworks {
  const hashOf = (network: string) => keyedHash('networks of guest reports', network)
  return { network: hashOf(networkOf(ip)), wideNetwork: hashOf(wideNetworkOf(ip)) }
}
