import { SIGN_IN_NOTICES, type SignInNotice } from '@saajha/contract/sign_in_notice'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '@/components/toast_queue'
import { auth } from '@/messages/auth'

const PARAMETER = 'signin'

/** Says how it went to somebody who chose to continue with Google: the server sends them back with `?signin=...`. */
export function useSignInNotice() {
  const [parameters, setParameters] = useSearchParams()
  const notice = SIGN_IN_NOTICES.find((each) => each === parameters.get(PARAMETER))

  useEffect(() => {
    if (!notice) return
    toast(WORDS[notice])
    setParameters(
      (current) => {
        current.delete(PARAMETER)
        return current
      },
      { replace: true }
    )
  }, [notice, setParameters])
}

const WORDS: Record<SignInNotice, Parameters<typeof toast>[0]> = {
  welcome: { title: auth.loginSuccessful, description: auth.welcomeBack },
  created: { title: auth.accountCreated, description: auth.accountCreatedHint },
  linked: { title: auth.loginSuccessful, description: auth.googleLinkedHint },
  unavailable: { title: auth.googleUnavailable, description: auth.googleUnavailableHint },
  cancelled: { title: auth.googleCancelled, description: auth.googleCancelledHint },
  unverified: failed(auth.googleUnverifiedHint),
  failed: failed(auth.googleFailedHint),
}

function failed(description: string) {
  return { title: auth.loginFailed, description, variant: 'destructive' as const }
}
