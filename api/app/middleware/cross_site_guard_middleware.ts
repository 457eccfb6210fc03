import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CrossSiteError } from '#shared/http/errors/request_errors'
import { isSameSite, SAFE_METHODS } from '#shared/http/origin/same_origin'

/** Writes that read no cookie, so that another site, such as a webmail, can do no more than anyone: a token is their proof. */
const OPEN_TO_OTHER_SITES = new Set(['/api/mail/unsubscribe'])

/** Rejects cross-site writes with 403 (CSRF protection). */
export default class CrossSiteGuardMiddleware {
  async handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    const isGuarded = !SAFE_METHODS.has(request.method()) && !OPEN_TO_OTHER_SITES.has(request.url())
    if (isGuarded && !isSameSite(request.request)) throw new CrossSiteError()
    return next()
  }
}
