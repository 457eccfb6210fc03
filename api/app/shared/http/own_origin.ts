import type { IncomingMessage } from 'node:http'
import env from '#start/env'

/**
 * Whether a request comes from a page of this site, or from no page at all (an app, a script). Browsers name the page's
 * site by `Sec-Fetch-Site`, older ones by `Origin`; what is neither is not a browser and carries no one's cookies by surprise.
 */
export function isFromOwnSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return hasOwnOrigin(request)
}

/** Whether `Origin` is absent or this site's. WebSocket handshakes are judged by it alone. */
export function hasOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

const publicUrl = env.get('PUBLIC_URL')
const publicOrigin = publicUrl ? new URL(publicUrl).origin : undefined
