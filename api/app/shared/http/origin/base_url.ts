import type { HttpRequest } from '@adonisjs/core/http'
import { publicOrigin } from '#shared/http/origin/public_origin'

/** The public origin of this site: `PUBLIC_URL` if it is set, otherwise the origin of the request. */
export function baseUrl(request: HttpRequest): string {
  return publicOrigin() ?? `${request.protocol()}://${request.host()}`
}
