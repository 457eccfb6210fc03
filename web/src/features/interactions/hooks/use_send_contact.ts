import type { ContactBody, ContactInteraction } from '@saajha/contract/contact'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  contactAttemptAt,
  isContactStored,
  type ContactAttempt,
} from '@/features/interactions/contact_attempt'
import { latestContactKey } from '@/features/interactions/hooks/use_latest_contact'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { catchUp } from '@/lib/live/catch_up'
import { invalidate } from '@/lib/queries/invalidate'
import {
  BOOKINGS_KEY,
  conversationsOfItemKey,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/queries/query_keys'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { contact } from '@/messages/contact'

/**
 * Sends a message or a booking request to an item's owner and shows the result in a toast. Each is delivered once: it keeps its
 * key until its text changes, and a changed one is not sent if the one before was stored although its response was lost.
 */
export function useSendContact() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const attempt = useRef<ContactAttempt | null>(null)
  /** The contact that was found to be stored although its attempt failed. */
  const stored = useRef<ContactBody | null>(null)
  /** The look-up of `findStored()` while it runs. */
  const looking = useRef<Promise<ContactBody | null> | null>(null)

  /** Resolves when the conversation is there that takes the place of the form. */
  const onStored = (body: ContactBody, sent: ContactInteraction | null) => {
    const { itemId, intent, senderEmail, senderPhone } = body
    attempt.current = null
    const latest = latestContactKey(itemId)
    // A pending response may predate the message.
    void queryClient.cancelQueries({ queryKey: latest })
    if (sent) queryClient.setQueryData(latest, { contact: { ...sent, senderEmail, senderPhone } })
    else void queryClient.invalidateQueries({ queryKey: latest })
    if (sent?.conversationId) void catchUp(queryClient, sent.conversationId)
    for (const queryKey of [
      ['/api/contact-interactions/counts', itemId],
      BOOKINGS_KEY,
      NOTIFICATIONS_KEY,
      UNREAD_COUNT_KEY,
    ]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    toast({ title: intent === 'booking' ? contact.bookingSent : contact.sent })
    return invalidate(queryClient, { queryKey: conversationsOfItemKey(itemId) })
  }

  const { mutateAsync, error } = useMutation({
    mutationFn: (next: ContactAttempt) =>
      post(next).catch(async (error: unknown) => {
        // The response may be lost although the contact was stored.
        if (isRejection(error) || !(await isContactStored(queryClient, next))) throw error
        return null
      }),
    onSuccess: (sent, { body }) => onStored(body, sent),
    onError: (error, { body: { itemId } }) => {
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

  const look = async () => {
    const failed = attempt.current
    if (!failed || !(await isContactStored(queryClient, failed))) return null
    stored.current = failed.body
    await onStored(failed.body, null)
    return failed.body
  }

  /** Resolves to the contact of the last attempt if it was stored although it failed; else to null. */
  const findStored = () => {
    looking.current ??= look().finally(() => (looking.current = null))
    return looking.current
  }

  const deliver = async (body: ContactBody): Promise<ContactBody | null> => {
    // A press can precede the conversation that takes the place of the form.
    await looking.current
    if (stored.current) return stored.current
    const next = contactAttemptAt(queryClient, body, attempt.current)
    const found = next === attempt.current ? null : await findStored()
    if (found) return found
    attempt.current = next
    return mutateAsync(next).then(
      () => body,
      () => null
    )
  }

  const isDelivering = useRef(false)
  // The mutation is not pending yet while a press waits for a look-up.
  const [isSending, setSending] = useState(false)
  /**
   * Resolves to the contact that was delivered, an earlier one if that was stored, or to null. Ignores a second press, since
   * it can precede the disabled button.
   */
  const send = async (body: ContactBody): Promise<ContactBody | null> => {
    if (isDelivering.current) return null
    isDelivering.current = true
    setSending(true)
    return deliver(body).finally(() => {
      isDelivering.current = false
      setSending(false)
    })
  }
  return { send, findStored, isSending, error }
}

function post({ body, key }: ContactAttempt) {
  const headers = { 'Idempotency-Key': key }
  return sendJson<ContactInteraction>('POST', '/api/contact-interactions', body, headers)
}

function isRejection(error: unknown) {
  return error instanceof ApiError && error.status < 500
}
