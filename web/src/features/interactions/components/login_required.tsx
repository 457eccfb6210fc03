import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { likelyAuthTab } from '@/lib/session/known_browser'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { contact } from '@/messages/contact'

/** Asks a guest to log in, or to sign up with a new browser; the hint says what for. */
export function LoginRequired({ hint = contact.loginRequiredHint }: { hint?: string }) {
  const logIn = useAuthDialogPress(likelyAuthTab())

  return (
    <Alert
      variant="warning"
      title={contact.loginRequired}
      action={<Button {...logIn}>{contact.loginOrSignUp}</Button>}
    >
      {hint}
    </Alert>
  )
}
