import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client'
import type { SocketErrorData } from '@saajha/contract/errors'
import type { ConversationPush } from '@saajha/contract/conversation'
import type { LiveEvents } from '@saajha/contract/live_events'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import type { Socket } from 'socket.io-client'
import { site } from '#tests/site'

/** A socket client in place of a web page: the pushes it received, and whether it is closed. */
export type OpenPage = {
  socket: Socket<LiveEvents, Record<string, never>>
  unread: UnreadCount[]
  notifications: Notification[]
  conversations: ConversationPush[]
  /** The message and code of the error with which the server rejected the connection, or null. */
  httpError: string | null
  errorCode: string | null
  isClosed: boolean
}

/** Opens a socket with a cookie. It does not reconnect, so that a closed connection stays closed. */
export function openPage(
  cookie: string | null,
  options: Partial<ManagerOptions & SocketOptions> = {},
  url = site()
): OpenPage {
  const socket = io(url, {
    forceNew: true,
    reconnection: false,
    ...options,
    extraHeaders: { ...(cookie ? { cookie } : {}), ...options.extraHeaders },
  })
  const page: OpenPage = {
    ...{ socket, unread: [], notifications: [], conversations: [] },
    ...{ httpError: null, errorCode: null, isClosed: false },
  }
  socket.on('unread-count', (unread) => page.unread.push(unread))
  socket.on('notification', (notification) => page.notifications.push(notification))
  socket.on('conversation', (conversation) => page.conversations.push(conversation))
  socket.on('connect_error', (error: Error & { data?: SocketErrorData }) => {
    page.httpError = error.message
    page.errorCode = error.data?.code ?? null
  })
  socket.on('disconnect', () => (page.isClosed = true))
  return page
}
