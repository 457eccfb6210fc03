import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { SESSION_COOKIE, SIGNED_IN_COOKIE_OPTIONS } from '#config/session'

/** Around the session: tells the web whether somebody is signed in, and lets that live as long as the session's own cookie. */
export default class SignedInCookieMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const result = await next()
    const { request, response } = ctx
    const brings = (cookie: string) => request.header('cookie')?.includes(`${cookie}=`) ?? false
    // While the database is away nobody knows whose session it is.
    const isUnknown = !('auth' in ctx) && brings(SESSION_COOKIE)
    if ('auth' in ctx && ctx.session.has(ctx.auth.use('web').sessionKeyName)) {
      response.plainCookie(SIGNED_IN_COOKIE, '1', { ...SIGNED_IN_COOKIE_OPTIONS, encode: false })
    } else if (!isUnknown && brings(SIGNED_IN_COOKIE)) {
      response.clearCookie(SIGNED_IN_COOKIE, SIGNED_IN_COOKIE_OPTIONS)
    }
    return result
  }
}
