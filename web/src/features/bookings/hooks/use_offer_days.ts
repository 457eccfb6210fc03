import type { ItemCalendar, OfferedDays } from '@saajha/contract/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { invalidate } from '@/lib/queries/invalidate'
import { calendarKey } from '@/lib/queries/query_keys'
import { formatDays } from '@/lib/text/format'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { ownDays as messages } from '@/messages/own_days'

/** The mutation that blocks days of an own listing or offers pieces on them. A notice says that it is saved, or why it is not. */
export function useOfferDays(itemId: string) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (days: OfferedDays) =>
      sendJson<ItemCalendar>('PUT', `/api/items/${itemId}/days`, days),
    onSuccess: (_, { from, to, available }) => {
      const days = formatDays(from, to)
      toast({ title: available === 0 ? messages.kept({ days }) : messages.offered({ days }) })
      return invalidate(queryClient, { queryKey: calendarKey(itemId) })
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
  })
}
