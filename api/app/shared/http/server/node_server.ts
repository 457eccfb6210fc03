import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { serveFromCache } from '#shared/http/cache/serve_from_cache'
import { closeStalledConnections } from '#shared/http/server/close_stalled_connections'
import { currentExchange } from '#shared/http/server/current_exchange'
import { failResponse } from '#shared/http/errors/fail_response'
import { trackExchange } from '#shared/http/server/open_exchanges'
import { originForm } from '#shared/http/server/origin_form'
import { isHttps } from '#shared/http/origin/public_origin'
import { rejectMalformed } from '#shared/http/server/reject_malformed'
import { MALFORMED_MESSAGES } from '#shared/http/server/malformed_response'

/** An id from outside is taken only when it can do no harm in a log line. */
const SANE_ID = /^[\w-]{8,64}$/

/** What every reply says to a browser; a page and a picture replace the policy with their own. */
const HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]
if (isHttps) HEADERS.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])

/** The HTTP server: every request has an id before anything reads it, and every reply carries it beside the safe headers. */
export function nodeServer(handle: RequestListener): Server {
  const answer = serveFromCache(handle)
  const server = createServer((request, response) => {
    const id = requestIdOf(request)
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    for (const [name, value] of HEADERS) response.setHeader(name, value)
    trackExchange(server, { request, response })
    const url = originForm(request.url!)
    if (url === null) return rejectTarget(response)
    request.url = url
    try {
      currentExchange.run({ request, response }, () => answer(request, response))
    } catch (error) {
      failResponse(response)
      throw error
    }
  })
  // Node forgets the address of a closed connection unless it was read before, and limits count by it.
  server.on('connection', (socket) => {
    if (!socket.remoteAddress) socket.destroy()
  })
  rejectMalformed(server, HEADERS)
  closeStalledConnections(server)
  return server
}

function rejectTarget(response: ServerResponse): void {
  const body = JSON.stringify({ message: MALFORMED_MESSAGES[400] })
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}
