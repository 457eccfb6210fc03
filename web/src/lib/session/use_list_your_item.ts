import { useNavigate } from 'react-router-dom'
import { preloadAuthDialog } from '@/lib/session/auth_dialog_code'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { usePress } from '@/lib/hooks/use_press'

const FORM = '/create-listing'

/**
 * The props of a control that opens the listing form for members, and for guests Sign Up, followed by the form. A user
 * who may be a member opens the form too: its page waits for the account.
 */
export function useListYourItem() {
  const { isSignedIn, isPending, isUnknown } = useCurrentUser()
  const { open } = useAuthDialog()
  const navigate = useNavigate()

  const mayBeMember = isSignedIn || isPending || isUnknown
  return usePress(
    () => (mayBeMember ? navigate(FORM) : open('signup', undefined, FORM)),
    mayBeMember ? undefined : preloadAuthDialog
  )
}
