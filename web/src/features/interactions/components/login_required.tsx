import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { contact } from '@/messages/contact'

/** Tells a guest what is missing, and opens the way in. */
export function LoginRequired() {
  const { open } = useAuthDialog()

  return (
    <Alert
      variant="warning"
      title={contact.loginRequired}
      action={<Button onClick={() => open('login')}>{contact.loginOrSignUp}</Button>}
    >
      {contact.loginRequiredHint}
    </Alert>
  )
}
