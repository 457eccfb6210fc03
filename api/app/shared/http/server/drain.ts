import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { closeConnections } from '#shared/http/server/close_connections'
import { openExchanges } from '#shared/http/server/open_exchanges'

/** A proxy that asks every second or two whether a node is ready has noticed by then. */
const NOTICE_MS = 4_000

/** What has no reply after this long gets an error, so that a stop always ends. */
const DEADLINE_MS = 15_000

let draining = false

/** Whether this node is about to stop, and new requests shall go to another. */
export function isDraining(): boolean {
  return draining
}

/**
 * Prepares a node for its stop: it says that it is no longer ready, lets go of each connection with its next reply, and
 * goes on serving until the proxies in front have noticed. Without proxies nobody needs to notice.
 */
export async function drain(server: Server, options: { behindProxies: boolean }): Promise<void> {
  draining = true
  for (const { request, response } of openExchanges(server)) {
    // A connection that is closed any sooner would take the responses behind this one with it.
    if (openExchanges(request.socket).at(-1)?.response === response) closeAfter(response)
  }
  server.prependListener('request', (_request, response) => closeAfter(response))
  if (options.behindProxies) await delay(NOTICE_MS)
  setTimeout(() => void closeConnections(server), DEADLINE_MS).unref()
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
