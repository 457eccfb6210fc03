import type { Dispatch } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { authDialogOpened } from '@/lib/session/auth_dialog_slice'
import { onUnauthorized } from '@/lib/session/unauthorized'
import { toastShown } from '@/lib/toasts/toasts_slice'
import { signInRequired } from '@/messages/sign_in_required'

/**
 * Checks the session after an unauthorized request; if it has ended, opens the sign-in dialog and shows a notice. Returns a
 * function that stops the check.
 */
export function watchSession(queryClient: QueryClient, dispatch: Dispatch) {
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    await queryClient.refetchQueries({ queryKey: CURRENT_USER_KEY })
    isChecking = false
    // The member may have signed in again in another tab.
    if (queryClient.getQueryData(CURRENT_USER_KEY) !== null) return
    dispatch(authDialogOpened('login'))
    dispatch(
      toastShown({
        title: signInRequired.sessionEnded,
        description: signInRequired.sessionEndedHint,
        variant: 'destructive',
      })
    )
  }
  return onUnauthorized(() => void check())
}
