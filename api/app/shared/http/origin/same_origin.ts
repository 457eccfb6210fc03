import type { IncomingMessage } from 'node:http'
import { publicOrigin } from '#shared/http/origin/public_origin'

/** HTTP methods without side effects. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request comes from a page of this site or from no page at all (an app, a script). Browsers send
 * `Sec-Fetch-Site`, older ones `Origin`. A request with neither header is not from a browser, so it cannot carry a member's
 * cookies unintentionally.
 */
export function isSameSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return isSameOrigin(request)
}

/**
 * Whether a request is a visit from a page of this site or from a typed URL, in contrast to a link, image or frame of
 * another site and to a prefetch.
 */
export function isDirectVisit(request: IncomingMessage): boolean {
  const { headers } = request
  if (headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']) return false
  const destination = headers['sec-fetch-dest'] ?? 'document'
  if (destination !== 'document' && destination !== 'empty') return false
  return isSameSite(request) && isOwnOrNone(headers.referer, request)
}

/** Whether `Origin` is absent or this site's, the only check for WebSocket handshakes. */
export function isSameOrigin(request: IncomingMessage): boolean {
  return isOwnOrNone(request.headers.origin, request)
}

function isOwnOrNone(url: string | undefined, { headers }: IncomingMessage): boolean {
  if (url === undefined) return true
  if (!URL.canParse(url)) return false
  const { origin, host } = new URL(url)
  return origin === publicOrigin() || host === headers.host
}
