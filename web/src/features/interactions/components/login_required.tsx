import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { contact } from '@/messages/contact'

/** Asks a guest to log in. */
export function LoginRequired() {
  const logIn = useAuthDialogPress('login')

  return (
    <Alert
      variant="warning"
      title={contact.loginRequired}
      action={<Button {...logIn}>{contact.loginOrSignUp}</Button>}
    >
      {contact.loginRequiredHint}
    </Alert>
  )
}
