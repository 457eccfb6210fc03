import type { HttpRequest } from '@adonisjs/core/http'
import { sharedSettings } from '#shared/settings'

/** Who sends a request: the IP address, and the session id in a cookie that this server has signed, or null. */
export type Visitor = { ip: string; session: string | null }

/** Reads the visitor of a public read without a query: whether the session has ended is unknown. */
export function visitorOf(request: HttpRequest): Visitor {
  const { sessionCookie } = sharedSettings()
  // Most reads are of guests; the framework's parser of cookies would cost them a tenth of a cached read.
  const isGuest = !request.header('cookie')?.includes(`${sessionCookie}=`)
  const session = isGuest ? null : (request.cookie(sessionCookie) as unknown)
  return { ip: request.ip(), session: typeof session === 'string' ? session : null }
}
