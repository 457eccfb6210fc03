import type { QueryClient } from '@tanstack/react-query'
import { toastError } from '@/components/toast_queue'
import { CURRENT_USER_KEY } from '@/lib/query_keys'
import { onUnauthorized } from '@/lib/session/unauthorized'
import { auth } from '@/messages/auth'

/**
 * Tells a member whose session has ended so with the first call that is rejected; `signIn` opens the way to sign in again on
 * the same page. Returns what stops it.
 */
export function watchSession(queryClient: QueryClient, signIn: () => void) {
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })
    isChecking = false
    // Signed in again in another tab, perhaps.
    if (queryClient.getQueryData(CURRENT_USER_KEY) !== null) return
    signIn()
    toastError(auth.sessionEnded, auth.sessionEndedHint)
  }
  return onUnauthorized(() => void check())
}
