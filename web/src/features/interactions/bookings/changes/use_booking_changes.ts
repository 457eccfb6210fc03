import type { Booking, ChangeAnswer, NewChange } from '@saajha/contract/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { bookingChanges as messages } from '@/messages/booking_changes'
import { common } from '@/messages/common'

/** The mutation that proposes a change of a booking. A toast says that it is sent. */
export function useNewChange({ id }: Booking) {
  const refetch = useRefetch()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (change: NewChange) =>
      sendJson<Booking>('POST', `/api/bookings/${id}/changes`, change),
    onSuccess: () => toast({ title: messages.sent }),
    onSettled: (_, error) => refetch(error),
  })
}

/** The mutation that answers the open proposal of a booking. A toast says that it is saved, or why it is not. */
export function useChangeAnswer({ id, change }: Booking) {
  const refetch = useRefetch()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (state: ChangeAnswer) =>
      sendJson<Booking>('PUT', `/api/bookings/${id}/changes/${change?.id}`, { state }),
    onSuccess: (_, state) => toast({ title: messages.answered[state] }),
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
}

/** Refetches bookings after a success, and after a rejection: then the booking has changed meanwhile. */
function useRefetch() {
  const queryClient = useQueryClient()

  return (error: Error | null) =>
    !error || error instanceof ApiError
      ? invalidate(queryClient, { queryKey: BOOKINGS_KEY })
      : undefined
}
