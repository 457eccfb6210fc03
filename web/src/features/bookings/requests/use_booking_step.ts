import type { Booking, BookingState, BookingStep } from '@saajha/contract/booking'
import { useMutation } from '@tanstack/react-query'
import { otherName } from '@/features/bookings/requests/other_name'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

/** After a lost response, and how old a press may be that is sent once more, in milliseconds. */
const RETRY_DELAY_MS = 1_000
const MAX_AGE_MS = 5_000

/** The mutation that takes a step of a booking. A notice says what was done, or why it was not. */
export function useBookingStep(id: string) {
  const { store, refetch } = useBookingCache()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (step: BookingStep) => sendStep(id, step),
    onSuccess: (changed, step) => {
      store(changed)
      toast({ title: doneBy(step, changed), variant: isEnd(changed.state) ? 'info' : 'default' })
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
}

/**
 * Sends a step. One without a response is sent once more: it may have been taken, and then changes nothing. The retries of the query
 * client would wait until the page is seen again, maybe hours after the press.
 */
async function sendStep(id: string, step: BookingStep): Promise<Booking> {
  const send = () => sendJson<Booking>('PUT', `/api/bookings/${id}`, step)
  const pressedAt = Date.now()
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    if (document.hidden || Date.now() - pressedAt > MAX_AGE_MS) throw error
    return send()
  }
}

/** What a step did. Those about a rental that did not take place leave the state as it is. */
function doneBy(step: BookingStep, changed: Booking) {
  const done: Partial<Record<BookingState, (about: { name: string }) => string>> = messages.done
  const isReport = step.reason === 'took_place' || step.reason === 'did_not_take_place'
  const text = isReport || step.step ? undefined : done[changed.state]
  return text?.({ name: otherName(changed) }) ?? messages.changed
}

function isEnd(state: BookingState) {
  return state === 'declined' || state === 'withdrawn' || state === 'cancelled'
}
