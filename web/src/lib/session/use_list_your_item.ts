import { useNavigate } from 'react-router-dom'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** The owner's way in: to the form for members, to Sign Up for guests. */
export function useListYourItem() {
  const { isSignedIn, isUnknown } = useCurrentUser()
  const { open } = useAuthDialog()
  const navigate = useNavigate()

  return () => (isSignedIn || isUnknown ? void navigate('/create-listing') : void open('signup'))
}
