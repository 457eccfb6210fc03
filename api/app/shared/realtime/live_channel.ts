import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import logger from '@adonisjs/core/services/logger'
import type { SocketErrorData } from '@saajha/contract/errors'
import { recordInSpan } from '#shared/operations/spans'
import { failPoint } from '#shared/outbox/fail_point'
import { OpenHandshakes } from '#shared/realtime/open_handshakes'
import type { SocketAdapter } from '#shared/realtime/socket_adapter'

/** The events that the server pushes, as functions of their arguments; `app/event_map.ts` declares them. */
export interface LiveEvents {}

/** The member and session of a socket, authenticated by its handshake. */
export type SocketIdentity = { userId: string; sessionId: string }

type LiveServer = Server<Record<string, never>, LiveEvents, NodeEvents, SocketIdentity>
/** A push to the sockets in a room. */
type Push = {
  room: string
  event: keyof LiveEvents
  args: Parameters<LiveEvents[keyof LiveEvents]>
}
/** Events between nodes. */
type NodeEvents = { pushes: (pushes: Push[]) => void }
type Emit = <Event extends keyof LiveEvents>(
  event: Event,
  ...args: Parameters<LiveEvents[Event]>
) => void
type ConnectionHandler = (userId: string, emit: Emit) => Promise<void>

/** The maximum size of pushes in one message to the other nodes. From 8,000 bytes PostgreSQL's adapter stores it in a table. */
const MAX_MESSAGE_BYTES = 7_000

/** A connection that has not asked for the live channel by then is closed. */
const CONNECT_TIMEOUT_MS = 15_000

let io: LiveServer | undefined
let adapter: SocketAdapter | undefined
const connectionHandlers: ConnectionHandler[] = []

/** Opens the live channel of this process. Idempotent. A worker process pushes through it without serving sockets. */
export function openLiveChannel(activeAdapter: SocketAdapter): void {
  if (io) return
  adapter = activeAdapter
  io = new Server({ serveClient: false, adapter: activeAdapter.create })
  io.on('pushes', (pushes) => pushes.forEach(emitHere))
}

/** What the server knows of the visitor who opens a socket. */
type Visitors = {
  identify(request: IncomingMessage): Promise<SocketIdentity | null>
  /** The session id in the signed cookie, without a look whether the session has ended. */
  signedSessionOf(request: IncomingMessage): string | null
  isOwnOrigin(request: IncomingMessage): boolean
}

/**
 * Serves sockets on the HTTP server's port. The server alone decides which member a socket belongs to; guests, pages of other
 * sites, and more connections than a session or all guests may have are rejected.
 */
export function serveSockets(httpServer: HttpServer, visitors: Visitors): void {
  if (!io) throw new Error('The live channel is not open')
  const handshakes = new OpenHandshakes(visitors.signedSessionOf)
  const mayConnect = (request: IncomingMessage) => {
    try {
      return visitors.isOwnOrigin(request) && handshakes.hasRoomFor(request)
    } catch {
      // Parsing throws for a malformed URL, and nothing above catches it: the process would end.
      return false
    }
  }
  io.attach(httpServer, {
    serveClient: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, decide) => decide(null, mayConnect(request)),
  })
  handshakes.countThoseOf(io.engine)
  io.use((socket, next) => {
    visitors
      .identify(socket.request)
      .then((identity) => {
        if (!identity) return next(loginRequired())
        Object.assign(socket.data, identity)
        next()
      })
      .catch((error: unknown) => {
        reportFailedAuthentication(error)
        // A client does not reconnect after a handshake error, but does after a closed connection.
        socket.conn.close()
      })
  })
  io.on('connection', async (socket) => {
    const { userId, sessionId } = socket.data
    await socket.join([memberRoom(userId), sessionRoom(sessionId)])
    // If the session ended during the handshake, the sockets in these rooms were closed before this one was in them.
    const identity = await visitors.identify(socket.request).catch(reportFailedAuthentication)
    // The client reconnects, with the cookie that the browser has by then.
    if (identity?.userId !== userId) return socket.conn.close()
    for (const handleConnection of connectionHandlers) {
      await handleConnection(userId, (event, ...args) => socket.emit(event, ...args)).catch(
        (error: unknown) =>
          logger.error(
            { err: error },
            'socket connection handler failed; the client misses its initial events'
          )
      )
    }
  })
}

function reportFailedAuthentication(error: unknown): null {
  logger.warn({ err: error }, 'socket authentication failed; the client reconnects')
  return null
}

/** The error of a guest's handshake. Socket.io sends its message and `data`. */
function loginRequired(): Error {
  const data: SocketErrorData = { code: 'loginRequired' }
  return Object.assign(new Error('Please sign in'), { data })
}

/** Registers a handler that runs after a socket joined its member's room, so that no push is lost between the two. */
export function onSocketConnected(handler: ConnectionHandler): void {
  connectionHandlers.push(handler)
}

/**
 * Pushes an event to every open page of a member: directly to the sockets of this node, through the adapter to those of
 * other nodes. Delivery is at most once, so a push must never be the only copy of its data.
 */
export function pushToMember<Event extends keyof LiveEvents>(
  userId: string,
  event: Event,
  ...args: Parameters<LiveEvents[Event]>
): void {
  failPoint('before push')
  recordInSpan(`push ${event}`)
  const push = { room: memberRoom(userId), event, args }
  emitHere(push)
  forward(push)
}

function emitHere({ room, event, args }: Push): void {
  io?.local.to(room).emit(event, ...args)
}

let unforwarded: Push[] = []

/** Sends a push to the other nodes, together with those of the same moment: each message costs PostgreSQL a commit. */
function forward(push: Push): void {
  if (unforwarded.length === 0) setImmediate(forwardAll)
  unforwarded.push(push)
}

function forwardAll(): void {
  for (const pushes of inMessages(unforwarded)) io?.serverSideEmit('pushes', pushes)
  unforwarded = []
}

function inMessages(pushes: Push[]): Push[][] {
  const messages: Push[][] = []
  let bytes = Infinity
  for (const push of pushes) {
    const added = Buffer.byteLength(JSON.stringify(push))
    bytes += added
    if (bytes > MAX_MESSAGE_BYTES) {
      messages.push([])
      bytes = added
    }
    messages.at(-1)!.push(push)
  }
  return messages
}

/** The number of open sockets of this process. */
export function countOpenPages(): number {
  return io?.of('/').sockets.size ?? 0
}

/** Closes the sockets of a session that ended, on every node. */
export function closeSocketsOfSession(sessionId: string): void {
  closeSocketsOfSessions([sessionId])
}

/** Closes the sockets of sessions that ended, on every node. */
export function closeSocketsOfSessions(sessionIds: string[]): void {
  // Without rooms, Socket.io would close all sockets.
  if (sessionIds.length > 0) io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
}

/** Moves the sockets of a session that gets another id, on every node, so that they close with it. */
export function moveSocketsOfSession(sessionId: string, newId: string): void {
  io?.in(sessionRoom(sessionId)).socketsJoin(sessionRoom(newId))
}

/** Closes the sockets of a member whose sessions all ended, on every node. */
export function closeSocketsOfMember(userId: string): void {
  io?.in(memberRoom(userId)).disconnectSockets(true)
}

/**
 * Closes every socket, before the HTTP server waits for its connections. Closes the transports without a disconnect packet,
 * because a client that receives one does not reconnect to another node.
 */
export function releaseSockets(): void {
  io?.engine?.close()
}

export async function closeLiveChannel(): Promise<void> {
  forwardAll()
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
