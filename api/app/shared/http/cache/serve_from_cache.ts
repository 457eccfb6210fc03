import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  isNotModified,
  cachedResponse,
  type CachedResponse,
} from '#shared/http/cache/response_cache'
import { hasRecentWrite } from '#shared/http/cache/read_your_writes'

type Answer = { id: string; method: string; route: string; status: number; seconds: number }

const listeners: ((answer: Answer) => void)[] = []

/** Calls `listener` for every request that is answered before the framework hears of it. */
export function onCacheHit(listener: (answer: Answer) => void): void {
  listeners.push(listener)
}

/** Answers public reads from what is kept; everything else is for `handle`. */
export function serveFromCache(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const kept = isRead && !hasRecentWrite(request) ? cachedResponse(url!) : undefined
    if (!kept) return handle(request, response)
    const began = performance.now()
    if (!kept.receive) return send(kept, request, response, began)
    kept.receive(request, response).then(
      () => send(kept, request, response, began),
      () => handle(request, response)
    )
  }
}

function send(
  kept: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  began: number
): void {
  const { bytes, etag, headers, route } = kept
  const isFresh = isNotModified(request, etag)
  if (isFresh) {
    response.writeHead(304, { 'cache-control': headers['cache-control'], 'etag': etag }).end()
  } else {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  }
  const answer = {
    id: String(request.headers['x-request-id']),
    method: request.method!,
    route,
    status: isFresh ? 304 : 200,
    seconds: (performance.now() - began) / 1_000,
  }
  for (const listener of listeners) listener(answer)
}
