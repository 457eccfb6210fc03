import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'

/** Turns guests away before a session is made for them: the store keeps a row for everyone it meets. */
export default class SessionCookieMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (!request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
      throw new errors.E_UNAUTHORIZED_ACCESS('No session', { guardDriverName: 'session' })
    }
    return next()
  }
}
