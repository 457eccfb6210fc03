import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { closeConnections } from '#shared/http/server/close_connections'
import { openExchanges } from '#shared/http/server/open_exchanges'

/** The time in which a proxy notices that this node is draining: HAProxy takes two seconds, others check every two. */
const NOTICE_MS = 4_000

/** Requests without a response after this time fail, so that a stop always ends. */
const DEADLINE_MS = 15_000

let draining = false

/** Whether this node is about to stop and new requests should go to another node. */
export function isDraining(): boolean {
  return draining
}

/**
 * Prepares a node for its stop: fails its readiness check, closes each connection with its next response, and serves
 * requests until the proxies in front have noticed. Without proxies there is no such wait.
 */
export async function drain(server: Server, options: { behindProxies: boolean }): Promise<void> {
  draining = true
  for (const { request, response } of openExchanges(server)) {
    // Closing the connection earlier would drop the responses that are queued after this one.
    if (openExchanges(request.socket).at(-1)?.response === response) closeAfter(response)
  }
  server.prependListener('request', (_request, response) => closeAfter(response))
  if (options.behindProxies) await delay(NOTICE_MS)
  setTimeout(() => void closeConnections(server), DEADLINE_MS).unref()
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
