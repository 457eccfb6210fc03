import type { ContactBody, ContactInteraction } from '@saajha/contract/contact'
import { useQueryClient } from '@tanstack/react-query'
import { useIdempotentSend } from '@/features/interactions/hooks/use_idempotent_send'
import { latestContactKey } from '@/features/interactions/hooks/use_latest_contact'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { catchUp } from '@/lib/live/catch_up'
import { invalidate } from '@/lib/queries/invalidate'
import {
  conversationsOfItemKey,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/queries/query_keys'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { contact } from '@/messages/contact'

/** Sends a message or a booking request to an item's owner, once, and shows the result in a toast. */
export function useSendContact() {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useIdempotentSend({
    request: (body: ContactBody, key) =>
      sendJson<ContactInteraction>('POST', '/api/contact-interactions', body, {
        'Idempotency-Key': key,
      }),
    onSuccess: (sent, { itemId, intent }) => {
      const latest = latestContactKey(itemId)
      // A pending response may predate the message.
      void queryClient.cancelQueries({ queryKey: latest })
      queryClient.setQueryData(latest, { contact: sent })
      void invalidate(queryClient, { queryKey: conversationsOfItemKey(itemId) })
      if (sent.conversationId) void catchUp(queryClient, sent.conversationId)
      for (const queryKey of [
        ['/api/contact-interactions/counts', itemId],
        NOTIFICATIONS_KEY,
        UNREAD_COUNT_KEY,
      ]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      toast({ title: intent === 'booking' ? contact.bookingSent : contact.sent })
    },
    onError: (error, { itemId }) => {
      toast({
        title: contact.failed,
        description: serverMessage(error, common.offlineHint),
        variant: 'destructive',
      })
      // The item became unavailable after the page was loaded.
      if (error instanceof ApiError && error.response.code === 'itemUnavailable')
        void queryClient.invalidateQueries({ queryKey: ['/api/items', itemId] })
    },
  })
}
