import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client'
import type { LiveEvents, Notification, UnreadCount } from '@saajha/contract/notification'
import type { Socket } from 'socket.io-client'
import { site } from '#tests/site'

/** A page of the web app as the live channel sees it: what it was pushed, and how it ended. */
export type OpenPage = {
  socket: Socket<LiveEvents, Record<string, never>>
  unread: UnreadCount[]
  notifications: Notification[]
  /** Why the server refused it, or null. */
  httpError: string | null
  isClosed: boolean
}

/** Opens a page with a cookie. It never reconnects by itself, so that a closed one stays seen as closed. */
export function openPage(
  cookie: string | null,
  options: Partial<ManagerOptions & SocketOptions> = {},
  address = site()
): OpenPage {
  const socket = io(address, {
    forceNew: true,
    reconnection: false,
    ...options,
    extraHeaders: { ...(cookie ? { cookie } : {}), ...options.extraHeaders },
  })
  const page: OpenPage = { socket, unread: [], notifications: [], httpError: null, isClosed: false }
  socket.on('unread-count', (unread) => page.unread.push(unread))
  socket.on('notification', (notification) => page.notifications.push(notification))
  socket.on('connect_error', (error) => (page.httpError = error.message))
  socket.on('disconnect', () => (page.isClosed = true))
  return page
}
