import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { sharedSettings } from '#shared/settings'
import { isPublicIp } from '#shared/web_push/is_public_ip'

/** How push services are reached. */
export type PushNetwork = {
  /** Resolves the name of a host. Rejects for an unknown name. */
  resolve(hostname: string): Promise<LookupAddress[]>
  /** Whether a connection to this IP address is allowed. */
  isAllowed(ip: string): boolean
  port: number
  /** A certificate authority in PEM that is trusted instead of the public ones. */
  ca?: string
}

const INTERNET: PushNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicIp,
  port: 443,
}

/** The network of the internet, or the one of a test. */
export function pushNetwork(): PushNetwork {
  return { ...INTERNET, ...sharedSettings().pushNetwork }
}
