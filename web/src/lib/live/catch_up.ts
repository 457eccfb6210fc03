import type { Message } from '@saajha/contract/conversation'
import type { QueryClient } from '@tanstack/react-query'
import { mergeMessages } from '@/lib/live/merge_messages'
import { invalidate } from '@/lib/queries/invalidate'
import { messagesKey } from '@/lib/queries/query_keys'

/** Messages per request. */
const LIMIT = 50

/**
 * Fetches the messages after the last cached one of a conversation, up to the number `lastNo` if it is known. Does nothing
 * if none are cached. A failure leaves the rest to the next push or connection.
 */
export async function catchUp(queryClient: QueryClient, conversationId: string, lastNo?: number) {
  const queryKey = messagesKey(conversationId)
  const cached = queryClient.getQueryData<Message[]>(queryKey)
  if (!cached) return invalidate(queryClient, { queryKey })
  const after = cached.at(-1)?.no ?? 0
  if (lastNo !== undefined && after >= lastNo) return
  const pageKey = [...queryKey, { after, limit: LIMIT }]
  // Concurrent calls share a request, such as those of two pushes. One that has begun before may lack the newest message.
  const isShared = queryClient.isFetching({ queryKey: pageKey, exact: true }) > 0
  const received = await queryClient
    .fetchQuery<Message[]>({ queryKey: pageKey, staleTime: 0, gcTime: 0, retry: 2 })
    .catch(() => [])
  if (received.length > 0)
    queryClient.setQueryData<Message[]>(queryKey, (now = []) => mergeMessages(now, received))
  const mayLackOthers = lastNo !== undefined ? received.length > 0 : received.length === LIMIT
  if (isShared || mayLackOthers) await catchUp(queryClient, conversationId, lastNo)
}
