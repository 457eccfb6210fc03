import type { HttpRequest } from '@adonisjs/core/http'
import { publicOrigin } from '#shared/http/origin/public_origin'

/** The origin under which people know this site: the one set, else the one this request came by. */
export function baseUrl(request: HttpRequest): string {
  return publicOrigin ?? `${request.protocol()}://${request.host()}`
}
