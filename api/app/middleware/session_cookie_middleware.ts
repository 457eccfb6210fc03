import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'
import { LoginRequiredError } from '#shared/http/errors/request_errors'

/** Rejects requests without a session cookie with 401, before the session store creates a row for them. */
export default class SessionCookieMiddleware {
  async handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    if (!request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
      throw new LoginRequiredError()
    }
    return next()
  }
}
