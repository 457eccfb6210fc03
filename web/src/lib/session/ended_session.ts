import type { QueryClient } from '@tanstack/react-query'
import { toastError } from '@/components/toast_queue'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { onUnauthorized } from '@/lib/session/unauthorized'
import { auth } from '@/messages/auth'

/**
 * Checks the session after an unauthorized request; if it has ended, shows a notice and calls `signIn`, which opens the
 * sign-in dialog. Returns a function that stops the check.
 */
export function watchSession(queryClient: QueryClient, signIn: () => void) {
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })
    isChecking = false
    // The member may have signed in again in another tab.
    if (queryClient.getQueryData(CURRENT_USER_KEY) !== null) return
    signIn()
    toastError(auth.sessionEnded, auth.sessionEndedHint)
  }
  return onUnauthorized(() => void check())
}
