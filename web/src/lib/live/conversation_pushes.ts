import type { Conversation, ConversationPush } from '@saajha/contract/conversation'
import type { Query, QueryClient } from '@tanstack/react-query'
import { catchUp } from '@/lib/live/catch_up'
import { withPush } from '@/lib/live/newest_conversation'
import { invalidate } from '@/lib/queries/invalidate'
import { invalidateBookings } from '@/lib/queries/invalidate_bookings'
import {
  CONVERSATIONS_KEY,
  conversationKey,
  UNREAD_CONVERSATIONS_KEY,
} from '@/lib/queries/query_keys'

const [, COUNT] = UNREAD_CONVERSATIONS_KEY

/**
 * Applies a push to the cached conversation, fetches its new messages if it is cached, and refetches the lists, and with a
 * line about a booking the bookings.
 */
export function applyConversation(queryClient: QueryClient, push: ConversationPush) {
  const { conversationId, lastNo, kind } = push
  queryClient.setQueryData<Conversation>(
    conversationKey(conversationId),
    (cached) => cached && withPush(cached, push)
  )
  void catchUp(queryClient, conversationId, lastNo)
  const predicate = (query: Query) => isChanged(query, conversationId)
  void invalidate(queryClient, { queryKey: CONVERSATIONS_KEY, predicate })
  // Nodes of the release before do not say what kind of line came.
  if (kind === 'booking' || kind === undefined) invalidateBookings(queryClient)
}

/** Fetches what was missed while disconnected: the new messages of cached conversations, the conversations and their lists. */
export function catchUpConversations(queryClient: QueryClient) {
  const isOfMessages = ({ queryKey }: Query) => queryKey.length === 3 && queryKey[2] === 'messages'
  const filters = { queryKey: CONVERSATIONS_KEY, predicate: isOfMessages }
  for (const { queryKey } of queryClient.getQueryCache().findAll(filters))
    void catchUp(queryClient, queryKey[1] as string)
  const predicate = ({ queryKey }: Query) => queryKey[2] !== 'messages'
  void invalidate(queryClient, { queryKey: CONVERSATIONS_KEY, predicate })
}

/** Whether a message changes a query: every list, the count, and the conversations of an item only if this one is new there. */
function isChanged({ queryKey: [, second], state }: Query, conversationId: string) {
  if (typeof second === 'string') return second === 'pages' || second === COUNT
  const isOfItem = second !== undefined && 'itemId' in (second as object)
  const known = isOfItem ? ((state.data ?? []) as Conversation[]) : []
  return !known.some(({ id }) => id === conversationId)
}
