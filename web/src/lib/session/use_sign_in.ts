import type { CurrentUser } from '@saajha/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY, isPersonal } from '@/lib/queries/query_keys'

/** Returns a function that sets the current user after the server has created a session. */
export function useSignIn() {
  const queryClient = useQueryClient()

  return (user: CurrentUser) => {
    queryClient.setQueryData(CURRENT_USER_KEY, user)
    void renewPushes(user.id)
    // Cached responses of a member whose session has ended must not be shown to another member.
    queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
    // Requests that were unauthorized for a guest may succeed now.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0],
    })
  }
}

/**
 * Renews the pushes to this browser, since they ended with the member's last session. Its code is loaded after the sign-in. If
 * it fails, opening the profile tries again.
 */
export async function renewPushes(memberId: string) {
  const push = await import('@/lib/push/device_push').catch(() => null)
  await push?.renewSubscription(memberId)
}
