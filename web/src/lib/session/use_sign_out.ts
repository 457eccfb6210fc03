import { useQueryClient } from '@tanstack/react-query'
import { flushOnPageHide } from '@/lib/on_page_hide'
import { CURRENT_USER_KEY } from '@/lib/query_keys'
import { leaveTo } from '@/lib/session/leave_to'

/** Forgets everything read for the member and hands over to the server, which ends the session. */
export function useSignOut() {
  const queryClient = useQueryClient()

  const signOut = () => {
    // The guest stays in the cache: an emptied one would ask again, while the session still lives.
    queryClient.setQueryData(CURRENT_USER_KEY, null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] })
    queryClient.getMutationCache().clear()
    leaveTo('/api/logout')
  }
  // What is sent only when the page goes would find the session ended.
  return () => void flushOnPageHide().then(signOut)
}
