import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import { changeFeedVersion } from '#shared/changes/change_feed'
import type { JsonOf } from '#shared/database/json_of'
import {
  etagOf,
  isNotModified,
  cacheResponse,
  type CachedResponse,
} from '#shared/http/cache/response_cache'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Browsers and proxies store the response but revalidate it for every request, so that changes are visible immediately. */
const REVALIDATE = 'public, no-cache'

/** The result of a public read. */
export type Found<Body> = {
  json: JsonOf<Body>
  /** The subject whose changes alone change the response; undefined if any change but one of days may. */
  subjectId?: string
  /** Whether changed days change the response, too. */
  hasDays?: boolean
  /** Records that a visitor received the response, also when it is served from the cache. */
  onServed?: (request: HttpRequest) => void
}

/**
 * Responds to a read whose result is the same for every visitor, and stores the response in the cache until its data
 * changes, unless `isCached` is false. `admit` throws `RateLimitError` for a visitor who exceeds a limit, also before a cached
 * response. Throws on a route that identifies the visitor.
 */
export async function publicResponse<Body>(
  ctx: HttpContext,
  read: () => Promise<Found<Body>>,
  admit?: (request: HttpRequest) => Promise<void>,
  { isCached = true }: { isCached?: boolean } = {}
): Promise<JsonOf<Body>> {
  if (identifiesVisitor(ctx)) throw new Error('A personal response must not be cached')
  const { request, response } = ctx
  await admit?.(request)
  const since = changeFeedVersion()
  const { json, subjectId = null, hasDays = false, onServed } = await read()
  onServed?.(request)

  const bytes = Buffer.from(json)
  response.safeHeader('Content-Type', JSON_TYPE).header('Cache-Control', REVALIDATE)
  const etag = etagOf(bytes, headersOf(ctx))
  response.header('ETag', etag)
  if (isCached) {
    const stored = {
      bytes,
      etag,
      headers: headersOf(ctx),
      subjectId,
      hasDays,
      route: ctx.route!.pattern,
      receive: receiver(admit, onServed),
    }
    cacheResponse(request.request.url!, stored, since)
  }
  if (isNotModified(request.request, etag)) {
    response.status(304)
    return ''
  }
  response.status(200)
  return bytes as unknown as JsonOf<Body>
}

/** Sends serialized JSON without caching it. */
export function jsonResponse<Body>({ response }: HttpContext, json: JsonOf<Body>): JsonOf<Body> {
  response.safeHeader('Content-Type', JSON_TYPE)
  return json
}

/** Whether the route's middleware has read a session. */
function identifiesVisitor(ctx: object): boolean {
  return 'session' in ctx || 'auth' in ctx
}

function headersOf({ response }: HttpContext): Record<string, string> {
  const names = ['content-type', 'cache-control', 'etag', 'link', 'x-total-count']
  const set = names.filter((name) => response.getHeader(name) !== undefined)
  return Object.fromEntries(set.map((name) => [name, String(response.getHeader(name))]))
}

function receiver(
  admit?: (request: HttpRequest) => Promise<void>,
  onServed?: (request: HttpRequest) => void
): CachedResponse['receive'] {
  if (!admit && !onServed) return undefined
  return async (nodeRequest, nodeResponse) => {
    const request = server.createRequest(nodeRequest, nodeResponse)
    await admit?.(request)
    onServed?.(request)
  }
}
