import type { LiveEvents } from '@saajha/contract/notification'
import type { CurrentUser } from '@saajha/contract/user'
import type { QueryClient } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import {
  CURRENT_USER_KEY,
  DOCUMENTS_KEY,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/query_keys'

type LiveSocket = Pick<Socket<LiveEvents>, 'on' | 'disconnect'>

/** Opens the live channel of the signed-in member and returns what closes it. */
export function openLiveChannel(queryClient: QueryClient) {
  let socket: LiveSocket | undefined
  let isClosed = false

  // Guests never need the channel, so its code is loaded with the first one.
  void import('socket.io-client').then(({ io }) => {
    if (isClosed) return
    socket = io({ withCredentials: true })
    keepCachesLive(socket, queryClient)
  })

  return () => {
    isClosed = true
    socket?.disconnect()
  }
}

/** Lets what the server pushes update what the screens show. */
export function keepCachesLive(socket: Pick<LiveSocket, 'on'>, queryClient: QueryClient) {
  // What was told while the channel was down is not pushed again.
  socket.on('connect', () => {
    for (const queryKey of [NOTIFICATIONS_KEY, DOCUMENTS_KEY]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  })
  socket.on('unread-count', (unread) => {
    queryClient.setQueryData(UNREAD_COUNT_KEY, unread)
  })
  socket.on('notification', ({ type }) => {
    void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
    if (type === 'document_verified') giveTick(queryClient)
    if (type === 'document_verified' || type === 'document_rejected') {
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
    }
  })
}

/** The news may arrive before the server has put the tick on the account, so reading the account could miss it. */
function giveTick(queryClient: QueryClient) {
  queryClient.setQueryData<CurrentUser | null>(
    CURRENT_USER_KEY,
    (user) => user && { ...user, isVerified: true }
  )
}
