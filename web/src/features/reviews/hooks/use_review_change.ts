import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { invalidate } from '@/lib/queries/invalidate'
import { useIsOnline } from '@/lib/page/use_is_online'
import { BOOKINGS_KEY, ITEMS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { reviews as messages } from '@/messages/reviews'

type Change = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

/**
 * The mutation that writes, withdraws or answers a review of a booking, and reads its bookings again. A notice says what was
 * done. `failure` says why it was not, until the next try, and so does a notice if the form is gone. `onDone` is called once it
 * is done, also if the form is closed.
 */
export function useReviewChange(done: string, onDone?: () => void) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const isOnline = useIsOnline()
  const unreachable = isOnline ? messages.notSent : messages.notSentOffline
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const mutation = useMutation({
    mutationFn: ({ method, path, body }: Change) => sendJson(method, path, body),
    onSuccess: () => {
      toast({ title: done })
      onDone?.()
    },
    onError: (error) => {
      // The form is closed, or closes with what is read again.
      if (isShown.current && !isOutdated(error)) return
      toast({ title: serverMessage(error, unreachable), variant: 'destructive' })
    },
    // After a rejection too: then the booking has changed meanwhile.
    onSettled: (_, error) => {
      if (!error || isOutdated(error)) {
        // Ratings and published reviews of the listing and its owner.
        for (const queryKey of [ITEMS_KEY, ['/api/users']])
          void invalidate(queryClient, { queryKey })
      }
      return !error || error instanceof ApiError
        ? invalidate(queryClient, { queryKey: BOOKINGS_KEY })
        : undefined
    },
  })
  return { ...mutation, failure: mutation.error && serverMessage(mutation.error, unreachable) }
}

/** Whether the review or its booking has changed or gone meanwhile. */
function isOutdated(error: unknown) {
  return error instanceof ApiError && [404, 409].includes(error.status)
}
