import type { ContactBody, ContactInteraction } from '@saajha/contract/contact'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { latestContactKey } from '@/features/interactions/hooks/use_latest_contact'
import { newIdempotencyKey } from '@/features/interactions/idempotency_key'
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

/**
 * Sends a message or a booking request to an item's owner and shows the result in a toast. Retries are idempotent: the
 * message keeps its key until its text changes or it is delivered.
 */
export function useSendContact() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const composed = useRef({ text: '', key: '' })

  const keyFor = (body: ContactBody) => {
    const text = JSON.stringify(body)
    if (composed.current.text !== text) composed.current = { text, key: newIdempotencyKey() }
    return composed.current.key
  }

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: ContactBody) =>
      sendJson<ContactInteraction>('POST', '/api/contact-interactions', body, {
        'Idempotency-Key': keyFor(body),
      }),
    onSuccess: (sent, { itemId, intent }) => {
      composed.current = { text: '', key: '' }
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

  const isSending = useRef(false)
  /** Resolves to whether the message was delivered. Ignores a second press, which can precede the disabled button. */
  const send = async (body: ContactBody) => {
    if (isSending.current) return false
    isSending.current = true
    return mutateAsync(body)
      .then(
        () => true,
        () => false
      )
      .finally(() => (isSending.current = false))
  }
  return { send, isSending: isPending, error }
}
