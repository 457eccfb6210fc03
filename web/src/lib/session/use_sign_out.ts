import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/query_keys'
import { leaveTo } from '@/lib/session/leave_to'

/** Forgets everything read for the member and hands over to the server, which ends the session. */
export function useSignOut() {
  const queryClient = useQueryClient()

  return () => {
    // Observers hear of the guest first, so that the live channel closes before the page goes.
    queryClient.setQueryData(CURRENT_USER_KEY, null)
    queryClient.clear()
    leaveTo('/api/logout')
  }
}
