import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CrossSiteError } from '#shared/http/errors/request_errors'
import { isSameSite, SAFE_METHODS } from '#shared/http/origin/same_origin'

/** Rejects cross-site writes with 403 (CSRF protection). */
export default class CrossSiteGuardMiddleware {
  async handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    if (!SAFE_METHODS.has(request.method()) && !isSameSite(request.request)) {
      throw new CrossSiteError()
    }
    return next()
  }
}
