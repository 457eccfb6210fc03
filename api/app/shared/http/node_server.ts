import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { answerKeptFirst } from '#shared/http/answer_kept'
import { isHttps } from '#shared/http/public_address'
import { unreadableReply } from '#shared/http/unreadable_reply'

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
  const replies = new WeakMap<Socket, Set<ServerResponse>>()
  const answer = answerKeptFirst(handle)
  const server = createServer((request, response) => {
    const id = requestIdOf(request)
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    for (const [name, value] of HEADERS) response.setHeader(name, value)
    keep(replies, response)
    answer(request, response)
  })
  return server.on('clientError', (error, stream) => {
    const socket = stream as Socket
    const isAnswering = [...(replies.get(socket) ?? [])].some((reply) => reply.headersSent)
    if (socket.writable && !isAnswering) {
      socket.write(unreadableReply(error, [['X-Request-Id', randomUUID()], ...HEADERS]))
    }
    socket.destroySoon()
  })
}

/** Which replies of a connection are still open: nothing may be written into them. */
function keep(replies: WeakMap<Socket, Set<ServerResponse>>, response: ServerResponse): void {
  const socket = response.socket!
  const open = replies.get(socket) ?? new Set()
  replies.set(socket, open.add(response))
  response.once('close', () => open.delete(response))
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}
