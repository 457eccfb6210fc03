import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS, SIGNED_IN_COOKIE_OPTIONS } from '#config/session'
import { keyedHash } from '#shared/http/limits/keyed_hash'

type Response = HttpContext['response']

/** The most hints that one response removes. A proxy rejects a response whose head is too long. */
const MAX_REMOVED_HINTS = 10

/** The names of hints in a `Cookie` header. Nodes of the previous release set one without a hash. */
const HINT_NAMES = new RegExp(`(?<=^|; )(?:[\\w-]+_)?${SIGNED_IN_COOKIE}(?==)`, 'g')

/**
 * Wraps the session middleware: disables HTTP caching of personal responses, and sets or removes the session cookie and its hint.
 * A response may arrive after the response that began a newer session. Both cookies are therefore set only if the request lacks
 * the hint of its session and day. Only hints of other sessions are removed, and the session cookie only at sign-out. An error
 * sets none, since its session may have been ended while the request was handled.
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

    const hints: string[] = sent.match(HINT_NAMES) ?? []
    const name = session?.isEmpty === false ? hintName(session.sessionId) : null
    if (name !== null && !hints.includes(name) && response.getStatus() < 400) {
      response.plainCookie(name, '1', { ...SIGNED_IN_COOKIE_OPTIONS, encode: false })
    } else {
      unsetSessionCookie(response)
    }
    for (const other of hints.filter((each) => each !== name).slice(0, MAX_REMOVED_HINTS))
      response.clearCookie(other, SIGNED_IN_COOKIE_OPTIONS)
    if (hasSessionCookie && session?.isEmpty && session.hasBeenModified)
      response.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS)
    return result
  }
}

/** Returns the name of the hint. It differs for each session and day. */
function hintName(sessionId: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return `${keyedHash('signed in', `${sessionId} ${day}`)}_${SIGNED_IN_COOKIE}`
}

/** Removes the session cookie from the response. The session middleware sets it each time, even for an empty session. */
function unsetSessionCookie(response: Response): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${SESSION_COOKIE}=`)) response.append('set-cookie', cookie)
  }
}
