import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from '#config/session'

/** Around the session: what a reply tells one person is stored nowhere, and who has no session keeps no cookie of one. */
export default class PrivateResponseMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.response.header('Cache-Control', 'no-store')
    const response = await next()
    // A refusal may come before the session was read, or instead of it while the database is away.
    if ('session' in ctx && ctx.session.initiated && ctx.session.isEmpty) takeBackCookie(ctx)
    return response
  }
}

/** The session's own middleware sets the cookie of every session, also of one that holds nothing. */
function takeBackCookie({ request, response }: HttpContext) {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const others = cookies.filter((cookie) => !cookie.startsWith(`${SESSION_COOKIE}=`))
  response.removeHeader('set-cookie')
  for (const cookie of others) response.append('set-cookie', cookie)
  if (request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
    response.clearCookie(SESSION_COOKIE, SESSION_COOKIE_OPTIONS)
  }
}
