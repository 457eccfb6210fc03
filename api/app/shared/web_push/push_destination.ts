/** The hosts of the push services of Chrome and Firefox. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']

/** The domains below which Safari and Edge have hosts of push services. */
const DOMAINS = ['push.apple.com', 'notify.windows.com']

/**
 * The URL of a subscription's endpoint, or null unless it is an https URL of a known push service. Browsers send endpoints
 * in normal form; any other spelling is rejected, so that each endpoint has one and no parser reads another host in it.
 */
export function pushDestination(endpoint: string): URL | null {
  const url = URL.parse(endpoint)
  if (!url || url.href !== endpoint) return null
  const { protocol, port, username, password, hash, hostname } = url
  const isPlain = protocol === 'https:' && !port && !username && !password && !hash
  return isPlain && isPushService(hostname) ? url : null
}

function isPushService(hostname: string): boolean {
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(`.${domain}`))
}
