import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { shell } from '@/messages/shell'

/** The owner's way in: to the form for members, to Sign Up for guests. */
export function FreeListingButton() {
  const { isSignedIn } = useCurrentUser()
  const { open } = useAuthDialog()
  const navigate = useNavigate()

  return (
    <Button
      variant="accent"
      onClick={() => (isSignedIn ? void navigate('/create-listing') : open('signup'))}
    >
      <Plus aria-hidden className="hidden sm:block" />
      <span className="sm:hidden">{shell.list}</span>
      <span className="hidden sm:inline">{shell.freeListing}</span>
    </Button>
  )
}
