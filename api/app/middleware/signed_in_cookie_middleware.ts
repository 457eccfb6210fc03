import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { SESSION_COOKIE, SIGNED_IN_COOKIE_OPTIONS } from '#config/session'

/** Wraps the session middleware: sets a cookie with the session's lifetime by which the web app detects a member. */
export default class SignedInCookieMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const result: unknown = await next()
    const { request, response } = ctx
    const hasCookie = (cookie: string) => request.header('cookie')?.includes(`${cookie}=`) ?? false
    // The session cannot be identified while the database is unavailable.
    const isUnknown = !('auth' in ctx) && hasCookie(SESSION_COOKIE)
    if ('auth' in ctx && ctx.session.has(ctx.auth.use('web').sessionKeyName)) {
      response.plainCookie(SIGNED_IN_COOKIE, '1', { ...SIGNED_IN_COOKIE_OPTIONS, encode: false })
    } else if (!isUnknown && hasCookie(SIGNED_IN_COOKIE)) {
      response.clearCookie(SIGNED_IN_COOKIE, SIGNED_IN_COOKIE_OPTIONS)
    }
    return result
  }
}
