import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  isNotModified,
  cachedResponse,
  type CachedResponse,
} from '#shared/http/cache/response_cache'
import { hasRecentWrite } from '#shared/http/cache/read_your_writes'

type CacheHit = { id: string; method: string; route: string; status: number; seconds: number }

const listeners: ((hit: CacheHit) => void)[] = []

/** Calls `listener` for every request that is served from the cache. The framework emits no event for it. */
export function onCacheHit(listener: (hit: CacheHit) => void): void {
  listeners.push(listener)
}

/** Serves public reads from the response cache and passes all other requests to `handle`. */
export function serveFromCache(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const cached = isRead && !hasRecentWrite(request) ? cachedResponse(url!) : undefined
    if (!cached) return handle(request, response)
    const began = performance.now()
    if (!cached.receive) return send(cached, request, response, began)
    cached.receive(request, response).then(
      () => send(cached, request, response, began),
      () => handle(request, response)
    )
  }
}

function send(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  began: number
): void {
  const { bytes, etag, headers, route } = cached
  const isUnmodified = isNotModified(request, etag)
  if (isUnmodified) {
    response.writeHead(304, { 'cache-control': headers['cache-control'], 'etag': etag }).end()
  } else {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  }
  const hit = {
    id: String(request.headers['x-request-id']),
    method: request.method!,
    route,
    status: isUnmodified ? 304 : 200,
    seconds: (performance.now() - began) / 1_000,
  }
  for (const listener of listeners) listener(hit)
}
