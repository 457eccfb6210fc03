import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A proxy that asks every second or two whether a node is ready has noticed by then. */
const NOTICE_MS = 4_000

/** Replies that take longer than this are cut off, so that a stop always ends. */
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
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
  if (options.behindProxies) await delay(NOTICE_MS)
  setTimeout(() => server.closeAllConnections(), DEADLINE_MS).unref()
}
