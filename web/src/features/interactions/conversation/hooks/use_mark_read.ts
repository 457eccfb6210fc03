import type { Conversation, Message, ReadBody, ReadState } from '@saajha/contract/conversation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UnreadCount } from '@saajha/contract/notification'
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

/**
 * Marks a conversation as read up to the newest message of the other member, once per message, while its end is in view, and
 * again when a notification is added: the notification of a booking may follow the line that shows it.
 */
export function useMarkRead(conversationId: string, messages: Message[], isEndShown: boolean) {
  const isVisible = useIsVisible()
  const isOnline = useIsOnline()
  const newest = messages.findLast(({ isMine }) => !isMine)?.no ?? 0
  const isInView = isVisible && isEndShown
  const wasInView = useDebouncedValue(isInView, SEEN_AFTER_MS)
  const delay = wasInView ? SEEN_IN_VIEW_AFTER_MS : SEEN_AFTER_MS
  const upTo = useDebouncedValue(isInView ? newest : 0, delay)
  const { data: badge } = useQuery<UnreadCount>({ queryKey: UNREAD_COUNT_KEY })
  const version = badge && badge.count > 0 ? badge.version : 0
  const queryClient = useQueryClient()
  const sent = useRef({ upTo: 0, version: 0 })

  const { mutate } = useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: (upTo: number) =>
      sendJson<ReadState>('PUT', `/api/conversations/${conversationId}/read`, {
        upTo,
      } satisfies ReadBody),
    onSuccess: ({ badge, ...counts }) => {
      sent.current.version = Math.max(sent.current.version, badge.version)
      queryClient.setQueryData<Conversation>(
        conversationKey(conversationId),
        (cached) => cached && withCounts(cached, counts)
      )
      queryClient.setQueryData(UNREAD_COUNT_KEY, badge)
      void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
    },
  })

  useEffect(() => {
    const before = sent.current
    if (!isOnline || upTo === 0 || (upTo <= before.upTo && version <= before.version)) return
    sent.current = { upTo: Math.max(upTo, before.upTo), version: Math.max(version, before.version) }
    // Sent again with the next message, or when the page is seen or online again.
    mutate(upTo, { onError: () => (sent.current = before) })
  }, [mutate, upTo, version, isOnline])
}
