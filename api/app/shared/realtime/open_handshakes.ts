import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'

/** Open connections of one session: tabs and windows, and those that a phone left without closing. */
const MAX_OF_SESSION = 50
/** Open connections of all visitors without a session, who are rejected once they have connected. Pages open none for a guest. */
const MAX_OF_GUESTS = 100

/**
 * Limits the open connections of each session on this node, and those of all guests together: each takes memory before Socket.io
 * asks who it belongs to.
 */
export class OpenHandshakes {
  #open = new Map<string | null, number>()

  /** `sessionOf` returns the id in the signed session cookie of a request, or null. */
  constructor(private sessionOf: (request: IncomingMessage) => string | null) {}

  /** Whether the visitor of a handshake may open another connection. */
  hasRoomFor(request: IncomingMessage): boolean {
    const session = this.sessionOf(request)
    const max = session === null ? MAX_OF_GUESTS : MAX_OF_SESSION
    return (this.#open.get(session) ?? 0) < max
  }

  /** Counts the connections of a server until they close. */
  countThoseOf(engine: Server['engine']): void {
    engine.on('connection', (connection: EngineConnection) => {
      const session = this.sessionOf(connection.request)
      this.#add(session, 1)
      connection.once('close', () => this.#add(session, -1))
    })
  }

  #add(session: string | null, by: number): void {
    const open = (this.#open.get(session) ?? 0) + by
    if (open > 0) this.#open.set(session, open)
    else this.#open.delete(session)
  }
}

type EngineConnection = {
  request: IncomingMessage
  once(event: 'close', listener: () => void): void
}
