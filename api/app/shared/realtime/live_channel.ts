import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import logger from '@adonisjs/core/services/logger'
import type { LiveEvents } from '@saajha/contract/notification'
import { noteInSpan } from '#shared/operations/spans'
import { failPoint } from '#shared/outbox/fail_point'
import type { SocketAdapter } from '#shared/realtime/socket_adapter'

/** A signed-in visitor's session, as the handshake proves it. */
export type SocketIdentity = { userId: string; sessionId: string }

type LiveServer = Server<Record<string, never>, LiveEvents, NodeEvents, SocketIdentity>
/** What nodes tell each other. */
type NodeEvents = {
  push: (
    room: string,
    event: keyof LiveEvents,
    args: Parameters<LiveEvents[keyof LiveEvents]>
  ) => void
}
type Emit = <Event extends keyof LiveEvents>(
  event: Event,
  ...args: Parameters<LiveEvents[Event]>
) => void
type ConnectionHandler = (userId: string, emit: Emit) => Promise<void>

let io: LiveServer | undefined
let adapter: SocketAdapter | undefined
const connectionHandlers: ConnectionHandler[] = []

/** Opens the channel of this process, once. A worker pushes through it without serving sockets of its own. */
export function openLiveChannel(activeAdapter: SocketAdapter): void {
  if (io) return
  adapter = activeAdapter
  io = new Server({ serveClient: false, adapter: activeAdapter.create })
  io.on('push', emitHere)
}

/**
 * Serves sockets on the HTTP server's port. Who a socket belongs to is the server's decision alone; a guest and a page of
 * another site are refused.
 */
export function serveSockets(
  httpServer: HttpServer,
  identify: (request: IncomingMessage) => Promise<SocketIdentity | null>,
  isOwnOrigin: (request: IncomingMessage) => boolean
): void {
  if (!io) throw new Error('The live channel is not open')
  io.attach(httpServer, {
    serveClient: false,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request)),
  })
  io.use((socket, next) => {
    identify(socket.request)
      .then((identity) => {
        if (!identity) return next(new Error('Please sign in'))
        Object.assign(socket.data, identity)
        next()
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'Nobody could say who a page belongs to; it comes again')
        // Told of an error, a page would give up; a connection that breaks it opens again by itself.
        socket.conn.close()
      })
  })
  io.on('connection', async (socket) => {
    const { userId, sessionId } = socket.data
    await socket.join([memberRoom(userId), sessionRoom(sessionId)])
    for (const handleConnection of connectionHandlers) {
      await handleConnection(userId, (event, ...args) => socket.emit(event, ...args)).catch(
        (error) => logger.error({ err: error }, 'A socket was not greeted')
      )
    }
  })
}

/** Runs for every connection after it joined its member's room, so that a reconnect always ends with the right badge. */
export function onSocketConnected(handler: ConnectionHandler): void {
  connectionHandlers.push(handler)
}

/**
 * Sends a hint to every open page of a member, wherever it is connected: to this node's pages at once, to the others'
 * through the carrier. Delivered at most once: never the only copy.
 */
export function pushToMember<Event extends keyof LiveEvents>(
  userId: string,
  event: Event,
  ...args: Parameters<LiveEvents[Event]>
): void {
  failPoint('before push')
  noteInSpan(`push ${event}`)
  emitHere(memberRoom(userId), event, args)
  io?.serverSideEmit('push', memberRoom(userId), event, args)
}

function emitHere(
  room: string,
  event: keyof LiveEvents,
  args: Parameters<LiveEvents[keyof LiveEvents]>
): void {
  io?.local.to(room).emit(event, ...args)
}

/** How many pages this process serves. */
export function countOpenPages(): number {
  return io?.of('/').sockets.size ?? 0
}

/** Closes the sockets of a session that ended, on every node. */
export function closeSocketsOfSession(sessionId: string): void {
  io?.in(sessionRoom(sessionId)).disconnectSockets(true)
}

/** Closes the sockets of a member whose sessions all ended, on every node. */
export function closeSocketsOfMember(userId: string): void {
  io?.in(memberRoom(userId)).disconnectSockets(true)
}

/**
 * Lets go of every socket; called before the HTTP server waits for its connections. The connections are broken off, not
 * taken leave of: a page that is told to go does not come back to another node.
 */
export function releaseSockets(): void {
  io?.engine?.close()
}

export async function closeLiveChannel(): Promise<void> {
  await io?.of('/').adapter.close()
  await adapter?.close()
  io = undefined
}

function memberRoom(userId: string): string {
  return `user:${userId}`
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`
}
