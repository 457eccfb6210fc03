import { useQueryClient } from '@tanstack/react-query'
import { flushOnPageHide } from '@/lib/page/on_page_hide'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { leaveTo } from '@/lib/session/leave_to'

/** Returns a function that clears the member's cached data and navigates to the server's sign-out endpoint. */
export function useSignOut() {
  const queryClient = useQueryClient()

  const signOut = () => {
    // Sets a guest rather than removing the query, which would be refetched while the session still exists.
    queryClient.setQueryData(CURRENT_USER_KEY, null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] })
    queryClient.getMutationCache().clear()
    leaveTo('/api/logout')
  }
  // Requests that are sent on page hide would fail after the session has ended.
  return () => void flushOnPageHide().then(signOut)
}
