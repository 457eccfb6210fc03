import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const STALLED_AFTER_MS = 20_000
const LOOKS = 8

/** What the client had not taken when it was last looked at, and since when nothing of it has gone. */
type Unsent = { state: string; since: number }

/**
 * Closes connections whose client takes nothing of a response for 20 seconds: what is not taken is kept in memory. A
 * connection that has nothing to send may wait as long as it likes, for a slow handler or for its next request.
 */
export function closeStalledConnections(server: Server, afterMs = STALLED_AFTER_MS): void {
  const connections = new Map<Socket, Unsent | null>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  const look = () => {
    for (const [socket, before] of connections) {
      const now = unsentOf(socket)
      const hasMoved = now === null || now !== before?.state
      if (hasMoved) connections.set(socket, now === null ? null : { state: now, since: Date.now() })
      else if (Date.now() - before.since >= afterMs) socket.destroy()
    }
  }
  const timer = setInterval(look, afterMs / LOOKS).unref()
  server.once('close', () => clearInterval(timer))
}

/** Changes whenever the system takes some bytes, also a part of a large write; null where there is nothing to send. */
function unsentOf(socket: Socket): string | null {
  if (socket.writableLength === 0) return null
  // Node itself tells a write that moves from one that does not by the handle (`Socket#_onTimeout`).
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize ?? 0}`
}
