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

/** Browsers and proxies may store it, and ask each time whether it still holds: what a member changed is seen at once. */
const ASK_EACH_TIME = 'public, no-cache'

/** What a public read found. */
export type Found<Reply> = {
  json: JsonOf<Reply>
  /** The member whose listings and profile it shows and nobody else's. */
  memberId?: string
  /** Takes notice of a visitor who is shown it. */
  note?: (request: HttpRequest) => void
}

/**
 * Replies to a read that tells everybody the same, and keeps the reply for whoever asks next, until something in it
 * changes. `admit` throws for a visitor who asks too often; it is asked before kept replies as well.
 */
export async function publicResponse<Reply>(
  ctx: HttpContext,
  read: () => Promise<Found<Reply>>,
  admit?: (request: HttpRequest) => Promise<void>
): Promise<JsonOf<Reply>> {
  if (knowsWhoAsks(ctx)) throw new Error('A reply to somebody is nobody else’s')
  const { request, response } = ctx
  await admit?.(request)
  const since = changeFeedVersion()
  const { json, memberId = null, note } = await read()
  note?.(request)

  const bytes = Buffer.from(json)
  const etag = etagOf(bytes)
  response.safeHeader('Content-Type', JSON_TYPE).header('Cache-Control', ASK_EACH_TIME)
  response.header('ETag', etag)
  cacheResponse(
    request.request.url!,
    {
      bytes,
      etag,
      headers: headersOf(ctx),
      memberId,
      route: ctx.route!.pattern,
      receive: receiver(admit, note),
    },
    since
  )
  if (isNotModified(request.request, etag)) {
    response.status(304)
    return ''
  }
  response.status(200)
  return bytes as unknown as JsonOf<Reply>
}

/** Sends JSON that is ready, to whom it concerns. */
export function jsonResponse<Reply>({ response }: HttpContext, json: JsonOf<Reply>): JsonOf<Reply> {
  response.safeHeader('Content-Type', JSON_TYPE)
  return json
}

/** A route for members or visitors has found out. */
function knowsWhoAsks(ctx: object): boolean {
  return 'session' in ctx || 'auth' in ctx
}

function headersOf({ response }: HttpContext): Record<string, string> {
  const names = ['content-type', 'cache-control', 'etag', 'link', 'x-total-count']
  const set = names.filter((name) => response.getHeader(name) !== undefined)
  return Object.fromEntries(set.map((name) => [name, String(response.getHeader(name))]))
}

function receiver(
  admit?: (request: HttpRequest) => Promise<void>,
  note?: (request: HttpRequest) => void
): CachedResponse['receive'] {
  if (!admit && !note) return undefined
  return async (nodeRequest, nodeResponse) => {
    const request = server.createRequest(nodeRequest, nodeResponse)
    await admit?.(request)
    note?.(request)
  }
}
