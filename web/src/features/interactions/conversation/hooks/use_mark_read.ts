import type { Conversation, Message, ReadState } from '@saajha/contract/conversation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendJson } from '@/lib/http/api'
import { withCounts } from '@/lib/live/newest_conversation'
import { conversationKey, NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { useDebouncedValue } from '@/lib/hooks/use_debounced_value'
import { useIsOnline } from '@/lib/page/use_is_online'
import { useIsVisible } from '@/lib/page/use_is_visible'

const SEEN_AFTER_MS = 400
/** In a conversation that is in view already: a message is read before it raises the badge. */
const SEEN_IN_VIEW_AFTER_MS = 100

/** Marks a conversation as read up to the newest message of the other member, once per message, while its end is in view. */
export function useMarkRead(conversationId: string, messages: Message[], isEndShown: boolean) {
  const isVisible = useIsVisible()
  const isOnline = useIsOnline()
  const newest = messages.findLast(({ isMine }) => !isMine)?.no ?? 0
  const isInView = isVisible && isEndShown
  const wasInView = useDebouncedValue(isInView, SEEN_AFTER_MS)
  const delay = wasInView ? SEEN_IN_VIEW_AFTER_MS : SEEN_AFTER_MS
  const upTo = useDebouncedValue(isInView ? newest : 0, delay)
  const { mutate } = useSendRead(conversationId)
  const sent = useRef(0)

  useEffect(() => {
    if (!isOnline || upTo <= sent.current) return
    const before = sent.current
    sent.current = upTo
    // Sent again with the next message, or when the page is seen or online again.
    mutate(upTo, { onError: () => (sent.current = before) })
  }, [mutate, upTo, isOnline])
}

function useSendRead(conversationId: string) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: (upTo: number) =>
      sendJson<ReadState>('PUT', `/api/conversations/${conversationId}/read`, { upTo }),
    onSuccess: ({ badge, ...counts }) => {
      queryClient.setQueryData<Conversation>(
        conversationKey(conversationId),
        (cached) => cached && withCounts(cached, counts)
      )
      queryClient.setQueryData(UNREAD_COUNT_KEY, badge)
      void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
    },
  })
}
