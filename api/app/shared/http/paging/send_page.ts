import type { HttpContext } from '@adonisjs/core/http'
import { nextLink } from '@saajha/contract/next_link'
import type { Page } from '#shared/database/keyset'

/**
 * Sends a page as a JSON array, with the URL of the next page in the `Link` header. A list that fits on its first page has
 * its length in `X-Total-Count`.
 */
export function sendPage<Entry>({ request, response }: HttpContext, page: Page<Entry>): Entry[] {
  if (page.nextCursor) {
    const query = new URLSearchParams({ ...request.qs(), cursor: page.nextCursor })
    response.header('Link', nextLink(`${request.url()}?${query.toString()}`))
  } else if (!('cursor' in request.qs())) {
    response.header('X-Total-Count', String(page.entries.length))
  }
  return page.entries
}
