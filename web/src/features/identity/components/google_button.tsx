import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/button'
import { hasGoogleSignIn } from '@/features/identity/has_google_sign_in'
import { leaveTo } from '@/lib/session/leave_to'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { auth } from '@/messages/auth'

type Props = {
  /** Called before the page is left. */
  onLeave?: () => void
}

/** Starts Google sign-in; where it is not set up, says so and stays. */
export function GoogleButton({ onLeave }: Props) {
  return hasGoogleSignIn() ? <GoogleLink onLeave={onLeave} /> : <GoogleNotSetUp />
}

/** Returns to the page for which the user signs in, by default this one; a plain link, because the server responds with a redirect. */
function GoogleLink({ onLeave }: Props) {
  const { pathname, search } = useLocation()
  const { next } = useAuthDialog()
  const page = next ?? pathname + search
  const url = page === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(page)}`

  return (
    <Button asChild variant="outline" className="w-full">
      <a
        href={url}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onLeave?.()
          leaveTo(url)
        }}
      >
        <GoogleLogo />
        {auth.continueWithGoogle}
      </a>
    </Button>
  )
}

function GoogleNotSetUp() {
  const [isPressed, setPressed] = useState(false)

  return (
    <>
      <Button variant="outline" className="w-full" onClick={() => setPressed(true)}>
        <GoogleLogo />
        {auth.continueWithGoogle}
      </Button>
      {isPressed && (
        <p role="alert" className="mt-3 rounded-card bg-danger-tint p-4">
          {auth.googleNotSetUp}
        </p>
      )}
    </>
  )
}

function GoogleLogo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5.1 5.1 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.2z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.9A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7H2.1a11 11 0 0 0 0 10z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7l3.7 2.9C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </svg>
  )
}
