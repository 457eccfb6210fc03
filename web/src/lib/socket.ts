import type { LiveEvents } from '@saajha/contract/notification'
import type { QueryClient } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'

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
  socket.on('unread-count', (unread) => {
    queryClient.setQueryData(UNREAD_COUNT_KEY, unread)
  })
  socket.on('notification', () => {
    void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
  })
}
