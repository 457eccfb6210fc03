import type { HttpContext } from '@adonisjs/core/http'
import type { Page } from '#shared/database/keyset'

/** A page as a JSON array; the address of the next one goes into the `Link` header. */
export function sendPage<Entry>({ request, response }: HttpContext, page: Page<Entry>): Entry[] {
  if (page.nextCursor) {
    const query = new URLSearchParams({ ...request.qs(), cursor: page.nextCursor })
    response.header('Link', `<${request.url()}?${query.toString()}>; rel="next"`)
  } else if (!('cursor' in request.qs())) {
    response.header('X-Total-Count', String(page.entries.length))
  }
  return page.entries
}
