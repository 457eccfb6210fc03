import type { SocketErrorData } from '@saajha/contract/errors'
import type { LiveEvents } from '@saajha/contract/live_events'
import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { notificationType, type Refetched } from '@saajha/contract/notification_types'
import type { CurrentUser } from '@saajha/contract/user'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { applyConversation, catchUpConversations } from '@/lib/live/conversation_pushes'
import { onResume } from '@/lib/page/on_resume'
import { dropPreloadedReads } from '@/lib/http/preloaded_reads'
import { invalidate } from '@/lib/queries/invalidate'
import {
  BOOKINGS_KEY,
  CURRENT_USER_KEY,
  DOCUMENTS_KEY,
  HIDDEN_ITEMS_KEY,
  ITEMS_KEY,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/queries/query_keys'

/** WebSocket first, since it needs no sticky sessions; the delay reconnects within three seconds of a restored network. */
const OPTIONS = {
  withCredentials: true,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelayMax: 2_000,
}

const REFETCHED: Record<Refetched, readonly QueryKey[]> = {
  bookings: [BOOKINGS_KEY],
  documents: [DOCUMENTS_KEY],
  items: [ITEMS_KEY, HIDDEN_ITEMS_KEY],
}

/**
 * Opens the live channel of the signed-in member and calls `onNotification` with each pushed notification. Returns a function
 * that closes the channel.
 */
export function openLiveChannel(
  queryClient: QueryClient,
  onNotification: (notification: Notification) => void
) {
  const socket: Socket<LiveEvents> = io(OPTIONS)
  // Socket.io detects a connection that broke during sleep only after a timeout, and waits for a pending one.
  const stopOnResume = onResume(() => socket.disconnect().connect())
  applyPushes(socket, queryClient)
  socket.on('notification', onNotification)

  return () => {
    stopOnResume()
    socket.disconnect()
  }
}

/** Applies the server's pushes to the query cache. */
export function applyPushes(
  socket: Pick<Socket<LiveEvents>, 'on' | 'connect'>,
  queryClient: QueryClient
) {
  let wasConnected = false
  // Events during a disconnection are not pushed again: notifications, messages, and the verified tick of the account.
  socket.on('connect', () => {
    // What mounts from now on may have changed since the page was sent.
    dropPreloadedReads()
    const missedKeys = wasConnected ? [CURRENT_USER_KEY] : []
    wasConnected = true
    for (const queryKey of [NOTIFICATIONS_KEY, DOCUMENTS_KEY, BOOKINGS_KEY, ...missedKeys]) {
      void invalidate(queryClient, { queryKey })
    }
    catchUpConversations(queryClient)
  })
  const memberId = () => queryClient.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)?.id
  const readUser = () => invalidate(queryClient, { queryKey: CURRENT_USER_KEY })
  // The session ended in another tab or on another device. After any other disconnection Socket.io reconnects.
  socket.on('disconnect', async (reason) => {
    if (reason !== 'io server disconnect') return
    const before = memberId()
    await readUser()
    // The same member has signed in again in another tab. Of another one the app opens a channel.
    if (before && memberId() === before) socket.connect()
  })
  socket.on('connect_error', (error: Error & { data?: SocketErrorData }) => {
    if (error.data?.code === 'loginRequired') void readUser()
  })
  socket.on('unread-count', (unread) => {
    const cached = queryClient.getQueryData<UnreadCount>(UNREAD_COUNT_KEY)
    queryClient.setQueryData(UNREAD_COUNT_KEY, unread)
    const isNewer = cached !== undefined && unread.version > cached.version
    const isOwnChange = queryClient.isMutating({ mutationKey: NOTIFICATIONS_KEY }) > 0
    // Notifications were read or deleted in another tab; a new one is pushed as `notification`.
    if (isNewer && unread.count <= cached.count && !isOwnChange) {
      void invalidate(queryClient, { queryKey: NOTIFICATIONS_KEY })
    }
  })
  socket.on('notification', ({ type }) => {
    const { refetches = [] } = notificationType(type)
    for (const queryKey of [NOTIFICATIONS_KEY, ...refetches.flatMap((what) => REFETCHED[what])])
      void invalidate(queryClient, { queryKey })
    if (type === 'document_verified') setVerified(queryClient, true)
    if (type === 'tick_removed') setVerified(queryClient, false)
  })
  socket.on('conversation', (conversation) => applyConversation(queryClient, conversation))
}

/** Sets the tick without a request: the push may precede the update of the account. */
function setVerified(queryClient: QueryClient, isVerified: boolean) {
  queryClient.setQueryData<CurrentUser | null>(
    CURRENT_USER_KEY,
    (user) => user && { ...user, isVerified }
  )
}
