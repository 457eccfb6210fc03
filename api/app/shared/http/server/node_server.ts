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
import { MalformedRequestError } from '#shared/http/errors/request_errors'

/** Request ids of clients that are safe in a log line. */
const SAFE_ID = /^[\w-]{8,64}$/

/** Security headers of every response; pages and images replace the content security policy. */
const HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]
const HSTS: [string, string] = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']

/** Creates the HTTP server. Every request gets an id first, and every response has it beside the security headers. */
export function nodeServer(handle: RequestListener): Server {
  const headers = isHttps() ? [...HEADERS, HSTS] : HEADERS
  const handleCached = serveFromCache(handle)
  const server = createServer((request, response) => {
    const id = requestIdOf(request)
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    for (const [name, value] of headers) response.setHeader(name, value)
    trackExchange(server, { request, response })
    const url = originForm(request.url!)
    if (url === null) return rejectTarget(response)
    request.url = url
    try {
      currentExchange.run({ request, response }, () => handleCached(request, response))
    } catch (error) {
      failResponse(response)
      throw error
    }
  })
  // `remoteAddress` is undefined after the connection closes unless it was read before; rate limits need it.
  server.on('connection', (socket) => {
    if (!socket.remoteAddress) socket.destroy()
  })
  rejectMalformed(server, headers)
  closeStalledConnections(server)
  return server
}

function rejectTarget(response: ServerResponse): void {
  const { status, body } = new MalformedRequestError()
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
}

function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id']
  return typeof id === 'string' && SAFE_ID.test(id) ? id : randomUUID()
}
