import type { CurrentUser } from '@saajha/contract/user'
import { useNavigate } from 'react-router-dom'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useSignIn } from '@/lib/session/use_sign_in'

/** Returns a function that sets the current user, closes the dialog, and opens the page for which the user signed in. */
export function useFinishSignIn() {
  const signIn = useSignIn()
  const { next, close } = useAuthDialog()
  const navigate = useNavigate()
  const leaveOverlay = useLeaveOverlay()

  return (user: CurrentUser) => {
    signIn(user)
    close()
    if (next) leaveOverlay(() => void navigate(next, { replace: true }))
  }
}
