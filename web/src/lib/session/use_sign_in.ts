import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY, PUBLIC_ROOTS } from '@/lib/query_keys'

/** Makes a member known to the whole page, once the server has opened a session for them. */
export function useSignIn() {
  const queryClient = useQueryClient()

  return (user: CurrentUser) => {
    queryClient.setQueryData(CURRENT_USER_KEY, user)
    // What was read for a member whose session has ended is not for another one.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => !PUBLIC_ROOTS.includes(queryKey[0]),
    })
    // What a guest was refused may be allowed now.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0],
    })
  }
}
