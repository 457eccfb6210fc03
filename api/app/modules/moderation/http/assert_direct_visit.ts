import type { HttpContext } from '@adonisjs/core/http'
import { CrossSiteError } from '#shared/http/errors/request_errors'
import { isDirectVisit } from '#shared/http/origin/same_origin'

/** Throws `CrossSiteError` for a read that another site has started: some reads are recorded, and none is for its eyes. */
export function assertDirectVisit({ request }: HttpContext): void {
  if (!isDirectVisit(request.request)) throw new CrossSiteError()
}
