import type { Booking, ChangeReply, NewChange } from '@saajha/contract/booking'
import { useMutation } from '@tanstack/react-query'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { bookingChanges as messages } from '@/messages/booking_changes'
import { common } from '@/messages/common'

/** The mutation that proposes a change of a booking. A toast says that it is sent. */
export function useNewChange({ id }: Booking) {
  const { store, refetch } = useBookingCache()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (change: NewChange) =>
      sendJson<Booking>('POST', `/api/bookings/${id}/changes`, change),
    onSuccess: (changed) => {
      store(changed)
      toast({ title: messages.sent })
    },
    onSettled: (_, error) => refetch(error),
  })
}

/**
 * The mutation that answers the open proposal of a booking. A toast says that it is saved, or why it is not. `onAnswered` is called
 * once it is saved, also if the proposal is no longer shown.
 */
export function useChangeAnswer({ id, change }: Booking, onAnswered?: () => void) {
  const { store, refetch } = useBookingCache()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (reply: ChangeReply) =>
      sendJson<Booking>('PUT', `/api/bookings/${id}/changes/${change?.id}`, reply),
    onSuccess: (changed, { state }) => {
      store(changed)
      toast({
        title: messages.answered[state],
        variant: state === 'accepted' ? 'default' : 'info',
      })
      onAnswered?.()
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
}
