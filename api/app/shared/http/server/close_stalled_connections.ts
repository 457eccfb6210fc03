import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const STALLED_AFTER_MS = 20_000
const CHECKS_PER_TIMEOUT = 8

/** The send state of a connection at the last check, and the time since which it is unchanged. */
type Unsent = { state: string; since: number }

/**
 * Closes connections whose client receives nothing of a response for `afterMs`, because unsent data stays in memory. A
 * connection without unsent data may stay open, for a slow handler or for its next request.
 */
export function closeStalledConnections(server: Server, afterMs = STALLED_AFTER_MS): void {
  const connections = new Map<Socket, Unsent | null>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  const check = () => {
    for (const [socket, before] of connections) {
      const now = unsentOf(socket)
      const hasMoved = now === null || now !== before?.state
      if (hasMoved) connections.set(socket, now === null ? null : { state: now, since: Date.now() })
      else if (Date.now() - before.since >= afterMs) socket.destroy()
    }
  }
  const timer = setInterval(check, afterMs / CHECKS_PER_TIMEOUT).unref()
  server.once('close', () => clearInterval(timer))
}

/** The send state; it changes whenever the system accepts bytes, also of a large write. Null if nothing is unsent. */
function unsentOf(socket: Socket): string | null {
  if (socket.writableLength === 0) return null
  // Node detects progress of a write by the handle too (`Socket#_onTimeout`).
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize ?? 0}`
}
