import type { HttpRequest } from '@adonisjs/core/http'
import { sharedSettings } from '#shared/settings'

/** Who sends a request: the IP address, and the session id in a cookie that this server has signed, or null. */
export type Visitor = { ip: string; session: string | null }

/** Reads the visitor of a public read without a query: whether the session has ended is unknown. */
export function visitorOf(request: HttpRequest): Visitor {
  const session = request.cookie(sharedSettings().sessionCookie) as unknown
  return { ip: request.ip(), session: typeof session === 'string' ? session : null }
}
