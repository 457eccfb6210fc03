import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/query_keys'

/** Makes a member known to the whole page, once the server has opened a session for them. */
export function useSignIn() {
  const queryClient = useQueryClient()

  return (user: CurrentUser) => {
    queryClient.setQueryData(CURRENT_USER_KEY, user)
    // What a guest was refused may be allowed now.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0],
    })
  }
}
