import type { Booking } from '@saajha/contract/booking'
import type { Handover, NewHandoverRecord } from '@saajha/contract/handover'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { handover as messages } from '@/messages/handover'

/** What both members of a booking recorded. `data` is undefined until it is loaded. */
export function useHandover({ id }: Booking) {
  return useQuery<Handover>({ queryKey: [...BOOKINGS_KEY, id, 'handover'], staleTime: 0 })
}

/** The mutation that adds a record to a booking, with the URLs of its photos. A toast says that it is saved. */
export function useNewRecord({ id }: Booking, uploadPhotos: () => Promise<string[]>) {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useMutation({
    mutationFn: async (record: NewHandoverRecord) => {
      const imageUrls = await uploadPhotos()
      const body = imageUrls.length > 0 ? { ...record, imageUrls } : record
      return sendJson<Handover>('POST', `/api/bookings/${id}/handover`, body)
    },
    onSuccess: () => toast({ title: messages.saved }),
    // The booking may have gone on, or has changed meanwhile.
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError)
        return invalidate(queryClient, { queryKey: BOOKINGS_KEY })
    },
  })
}
