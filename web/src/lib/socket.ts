import type { LiveEvents, Notification, UnreadCount } from '@saajha/contract/notification'
import type { CurrentUser } from '@saajha/contract/user'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { onResume } from '@/lib/on_resume'
import {
  CURRENT_USER_KEY,
  DOCUMENTS_KEY,
  HIDDEN_ITEMS_KEY,
  ITEMS_KEY,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/query_keys'

/** Straight to a WebSocket, which any node can serve; back within three seconds of a network that is back. */
const OPTIONS = {
  withCredentials: true,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelayMax: 2_000,
}

/** What a notification of a type makes outdated, besides the notifications. */
const OUTDATED: Partial<Record<Notification['type'], QueryKey[]>> = {
  document_verified: [DOCUMENTS_KEY],
  document_rejected: [DOCUMENTS_KEY],
  tick_removed: [DOCUMENTS_KEY],
  item_hidden: [ITEMS_KEY, HIDDEN_ITEMS_KEY],
  item_shown: [ITEMS_KEY, HIDDEN_ITEMS_KEY],
}

/** Opens the live channel of the signed-in member and returns what closes it. */
export function openLiveChannel(queryClient: QueryClient) {
  const socket: Socket<LiveEvents> = io(OPTIONS)
  // A connection that died in the device's sleep is noticed late by itself, and one that was being made is waited for.
  const stopWaking = onResume(() => socket.disconnect().connect())
  keepCachesLive(socket, queryClient)

  return () => {
    stopWaking()
    socket.disconnect()
  }
}

/** Lets what the server pushes update what the screens show. */
export function keepCachesLive(socket: Pick<Socket<LiveEvents>, 'on'>, queryClient: QueryClient) {
  let wasConnected = false
  // What was told while the channel was down is not pushed again: news, and the tick that may have come with it.
  socket.on('connect', () => {
    const missed = wasConnected ? [CURRENT_USER_KEY] : []
    wasConnected = true
    for (const queryKey of [NOTIFICATIONS_KEY, DOCUMENTS_KEY, ...missed]) {
      void readAgain(queryClient, queryKey)
    }
  })
  // The session ended in another tab, or elsewhere. From any other loss the channel comes back by itself.
  const onSessionEnd = () => void readAgain(queryClient, CURRENT_USER_KEY)
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && onSessionEnd())
  socket.on('connect_error', ({ message }) => message === 'Please sign in' && onSessionEnd())
  socket.on('unread-count', (unread) => {
    const known = queryClient.getQueryData<UnreadCount>(UNREAD_COUNT_KEY)
    queryClient.setQueryData(UNREAD_COUNT_KEY, unread)
    const isNews = known !== undefined && unread.version > known.version
    const isOwnDoing = queryClient.isMutating({ mutationKey: NOTIFICATIONS_KEY }) > 0
    // Read or thrown away in another tab; what is new comes as a notification.
    if (isNews && unread.count <= known.count && !isOwnDoing) {
      void readAgain(queryClient, NOTIFICATIONS_KEY)
    }
  })
  socket.on('notification', ({ type }) => {
    const outdated = OUTDATED[type] ?? []
    for (const queryKey of [NOTIFICATIONS_KEY, ...outdated]) void readAgain(queryClient, queryKey)
    if (type === 'document_verified') setTick(queryClient, true)
    if (type === 'tick_removed') setTick(queryClient, false)
  })
}

/** A first read that is under way may be from before the news, and would be taken for the answer to them. */
async function readAgain(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** The news may arrive before the server has changed the account, so reading the account could miss it. */
function setTick(queryClient: QueryClient, isVerified: boolean) {
  queryClient.setQueryData<CurrentUser | null>(
    CURRENT_USER_KEY,
    (user) => user && { ...user, isVerified }
  )
}
