import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { SAFE_METHODS } from '#shared/http/origin/same_origin'
import { WROTE_COOKIE, WROTE_COOKIE_OPTIONS } from '#shared/http/cache/read_your_writes'

/**
 * Provides read-your-writes consistency: delays the response to a write until this node has evicted outdated cached
 * responses, and marks the member's next reads, so that other nodes bypass their response cache.
 */
export default class ReadYourWritesMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn): Promise<unknown> {
    const result: unknown = await next()
    if (SAFE_METHODS.has(request.method()) || response.getStatus() >= 400) return result
    await waitUntilCaughtUp()
    if (request.header('cookie')?.includes(`${SESSION_COOKIE}=`)) {
      response.plainCookie(WROTE_COOKIE, '1', { ...WROTE_COOKIE_OPTIONS, encode: false })
    }
    return result
  }
}
