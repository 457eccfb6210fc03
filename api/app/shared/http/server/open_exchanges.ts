import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request and its response. Pipelined exchanges are open at the same time on one connection. */
export type Exchange = { request: IncomingMessage; response: ServerResponse }

const exchanges = new WeakMap<Server | Socket, Set<Exchange>>()

/** The exchanges of a server or connection whose response is not closed yet, in request order. */
export function openExchanges(of: Server | Socket): Exchange[] {
  return [...(exchanges.get(of) ?? [])]
}

/** Tracks an exchange as open until its response is closed. */
export function trackExchange(server: Server, exchange: Exchange): void {
  // A pipelined response has no socket before the responses ahead of it are sent.
  const { socket } = exchange.request
  if (!exchanges.has(socket)) socket.once('close', () => closeWaiting(socket))
  for (const owner of [server, socket]) {
    const open = exchanges.get(owner) ?? new Set()
    exchanges.set(owner, open.add(exchange))
    exchange.response.once('close', () => open.delete(exchange))
  }
}

/** Closes queued responses: Node closes only the response that has the socket, and the others' sources would leak. */
function closeWaiting(socket: Socket): void {
  for (const { response } of openExchanges(socket)) if (!response.socket) response.emit('close')
}
