import type { IncomingMessage } from 'node:http'
import { publicOrigin } from '#shared/http/origin/public_origin'

/** Methods of requests that change nothing. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request comes from a page of this site, or from no page at all (an app, a script). Browsers name the page's
 * site by `Sec-Fetch-Site`, older ones by `Origin`; what is neither is not a browser and carries no one's cookies by surprise.
 */
export function isSameSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return isSameOrigin(request)
}

/**
 * Whether somebody of this site, or with an address typed in, visits: not a link, a picture or a frame of another site's
 * page, nor a browser that fetches ahead.
 */
export function isDirectVisit(request: IncomingMessage): boolean {
  const { headers } = request
  if (headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']) return false
  const destination = headers['sec-fetch-dest'] ?? 'document'
  if (destination !== 'document' && destination !== 'empty') return false
  return isSameSite(request) && isOwnOrNone(headers.referer, request)
}

/** Whether `Origin` is absent or this site's. WebSocket handshakes are judged by it alone. */
export function isSameOrigin(request: IncomingMessage): boolean {
  return isOwnOrNone(request.headers.origin, request)
}

function isOwnOrNone(address: string | undefined, { headers }: IncomingMessage): boolean {
  if (address === undefined) return true
  if (!URL.canParse(address)) return false
  const { origin, host } = new URL(address)
  return origin === publicOrigin || host === headers.host
}
