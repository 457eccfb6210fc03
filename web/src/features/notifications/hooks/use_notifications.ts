import type { Notification } from '@saajha/contract/notification'
import { useQuery } from '@tanstack/react-query'
import { NOTIFICATIONS_KEY } from '@/lib/query_keys'

/** What a member was told, newest first. Read again on every visit: a push may have been missed while offline. */
export function useNotifications() {
  return useQuery<Notification[]>({
    queryKey: NOTIFICATIONS_KEY,
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
