import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS, SIGNED_IN_COOKIE_OPTIONS } from '#config/session'
import { keyedHash } from '#shared/http/limits/keyed_hash'

type Response = HttpContext['response']

/** At most as many cookies for scripts are removed by a response: a proxy rejects one whose head is too long. */
const MAX_REMOVED = 10

/** The names of cookies for scripts in a request; nodes of the previous release set one without a hash. */
const NAMES = new RegExp(`(?<=^|; )(?:[\\w-]+_)?${SIGNED_IN_COOKIE}(?==)`, 'g')

/**
 * Wraps the session middleware: disables HTTP caching of personal responses, and decides about the cookies of the session. A
 * response may arrive after one that began a newer session. It therefore sets cookies only for a session that the browser does
 * not have, and once a day; it removes the cookies for scripts of other sessions alone, and the session cookie only if its request
 * has ended the session.
 */
export default class SessionCookiesMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const { request, response } = ctx
    response.header('Cache-Control', 'no-store')
    const result: unknown = await next()
    const sent = request.header('cookie') ?? ''
    const hasSessionCookie = sent.includes(`${SESSION_COOKIE}=`)
    // A request may be rejected before its session is read, or because the database is unavailable.
    const session = 'session' in ctx && ctx.session.initiated ? ctx.session : null
    if (!session && hasSessionCookie) return result

    const names: string[] = sent.match(NAMES) ?? []
    const name = session?.isEmpty === false ? nameOf(session.sessionId) : null
    if (name !== null && !names.includes(name)) {
      response.plainCookie(name, '1', { ...SIGNED_IN_COOKIE_OPTIONS, encode: false })
    } else {
      withoutSessionCookie(response)
    }
    for (const other of names.filter((each) => each !== name).slice(0, MAX_REMOVED))
      response.clearCookie(other, SIGNED_IN_COOKIE_OPTIONS)
    if (hasSessionCookie && session?.isEmpty && session.hasBeenModified)
      response.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS)
    return result
  }
}

/** The name of the cookie that scripts read: another one for each session, and each day. */
function nameOf(sessionId: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return `${keyedHash('signed in', `${sessionId} ${day}`)}_${SIGNED_IN_COOKIE}`
}

/** The session middleware sets the cookie with every response, even for an empty session. */
function withoutSessionCookie(response: Response): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${SESSION_COOKIE}=`)) response.append('set-cookie', cookie)
  }
}
