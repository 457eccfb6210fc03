import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'
import { HttpError } from '#shared/http/errors/http_error'

/** Rejects requests without a session cookie with 401, before the session store creates a row for them. */
export default class SessionCookieMiddleware {
  async handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    if (!request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
      throw new HttpError(401, 'Please log in to continue.')
    }
    return next()
  }
}
