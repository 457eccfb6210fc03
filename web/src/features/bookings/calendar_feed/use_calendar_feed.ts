import type { CalendarFeed, CalendarFeedUrl } from '@saajha/contract/booking'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { calendarFeed as messages } from '@/messages/calendar_feed'
import { common } from '@/messages/common'

const KEY = ['/api/user/calendar']

/** The id of the section of the profile page, for `/profile/edit#calendar`. */
export const CALENDAR_SECTION = 'calendar'

/**
 * The secret link of the member's bookings, and what makes and removes it. `url` is known only after it was made on this page;
 * `feed` is undefined until it is loaded. Toasts show the results.
 */
export function useCalendarFeed() {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()
  const { data: feed, isError, refetch } = useQuery<CalendarFeed>({ queryKey: KEY, staleTime: 0 })
  const onError = (error: unknown) =>
    toastError(messages.failed, serverMessage(error, common.offlineHint))
  const onSettled = () => queryClient.invalidateQueries({ queryKey: KEY })

  const make = useMutation({
    mutationFn: () => sendJson<CalendarFeedUrl>('POST', KEY[0]!),
    onSuccess: () => toast({ title: messages.ready }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', KEY[0]!),
    onSuccess: () => {
      make.reset()
      toast({ title: messages.removed, variant: 'info' })
    },
    onError,
    onSettled,
  })
  return { feed, isError, retry: refetch, url: make.data?.url ?? null, make, remove }
}
