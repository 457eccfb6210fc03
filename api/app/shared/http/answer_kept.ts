import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasOwnCopy, keptReply, type KeptReply } from '#shared/http/kept_replies'
import { justWrote } from '#shared/http/own_writes'

type Answer = { id: string; method: string; route: string; status: number; seconds: number }

const listeners: ((answer: Answer) => void)[] = []

/** Calls `listener` for every request that is answered before the framework hears of it. */
export function onKeptAnswer(listener: (answer: Answer) => void): void {
  listeners.push(listener)
}

/** Answers public reads from what is kept; everything else is for `handle`. */
export function answerKeptFirst(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const kept = isRead && !justWrote(request) ? keptReply(url!) : undefined
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
  kept: KeptReply,
  request: IncomingMessage,
  response: ServerResponse,
  began: number
): void {
  const { bytes, etag, headers, route } = kept
  const isFresh = hasOwnCopy(request, etag)
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
