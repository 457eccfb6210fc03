import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request and its response. Those that a client pipelines are open side by side on one connection. */
export type Exchange = { request: IncomingMessage; response: ServerResponse }

const exchanges = new WeakMap<Server | Socket, Set<Exchange>>()

/** The exchanges of a server or of one connection whose response is not closed yet, in the order of their requests. */
export function openExchanges(of: Server | Socket): Exchange[] {
  return [...(exchanges.get(of) ?? [])]
}

/** Counts an exchange as open until its response is closed. */
export function trackExchange(server: Server, exchange: Exchange): void {
  // A response that waits behind another one of its connection has no socket yet.
  const { socket } = exchange.request
  if (!exchanges.has(socket)) socket.once('close', () => closeWaiting(socket))
  for (const owner of [server, socket]) {
    const open = exchanges.get(owner) ?? new Set()
    exchanges.set(owner, open.add(exchange))
    exchange.response.once('close', () => open.delete(exchange))
  }
}

/** Node closes only the response that has the socket: the others would keep what they stream from open for ever. */
function closeWaiting(socket: Socket): void {
  for (const { response } of openExchanges(socket)) if (!response.socket) response.emit('close')
}
