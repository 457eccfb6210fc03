import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from '#config/session'

/** Wraps the session middleware: disables HTTP caching of personal responses and removes the cookie of an empty session. */
export default class PrivateResponseMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    ctx.response.header('Cache-Control', 'no-store')
    const response: unknown = await next()
    // A request may be rejected before its session is read, or because the database is unavailable.
    if ('session' in ctx && ctx.session.initiated && ctx.session.isEmpty) removeCookie(ctx)
    return response
  }
}

/** The session middleware sets the cookie even for an empty session. */
function removeCookie({ request, response }: HttpContext) {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const others = cookies.filter((cookie) => !cookie.startsWith(`${SESSION_COOKIE}=`))
  response.removeHeader('set-cookie')
  for (const cookie of others) response.append('set-cookie', cookie)
  if (request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
    response.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS)
  }
}
