import type { HttpRequest } from '@adonisjs/core/http'
import { publicOrigin } from '#shared/http/public_address'

/** The origin under which people know this site: the one set, else the one this request came by. */
export function siteOf(request: HttpRequest): string {
  return publicOrigin ?? `${request.protocol()}://${request.host()}`
}
