import { SIGN_IN_NOTICES, type SignInNotice } from '@saajha/contract/sign_in_notice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSessionLost } from '@/lib/session/is_session_lost'
import { currentUserQuery } from '@/lib/session/use_current_user'
import { renewPushes } from '@/lib/session/use_sign_in'
import { useToast } from '@/lib/toasts/use_toast'

const PARAMETER = 'signin'

/**
 * Shows the outcome of a sign-in with Google, and renews the pushes to this browser, which ended with the former session. The
 * server passes the outcome as `?signin=...`.
 */
export function useSignInNotice() {
  const [parameters, setParameters] = useSearchParams()
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const notice = SIGN_IN_NOTICES.find((each) => each === parameters.get(PARAMETER))

  useEffect(() => {
    if (!notice) return
    void Promise.all([import('@/shell/sign_in_messages'), areCookiesBlocked(notice)]).then(
      ([{ SIGN_IN_MESSAGES, COOKIES_BLOCKED }, isBlocked]) =>
        toast(isBlocked ? COOKIES_BLOCKED : SIGN_IN_MESSAGES[notice])
    )
    void queryClient
      .fetchQuery(currentUserQuery)
      .then((user) => user && renewPushes(user.id))
      .catch(() => {})
    setParameters(
      (current) => {
        current.delete(PARAMETER)
        return current
      },
      { replace: true, preventScrollReset: true }
    )
  }, [notice, setParameters, toast, queryClient])
}

/** Without cookies, Google's response cannot be checked, or its session is lost. */
async function areCookiesBlocked(notice: SignInNotice): Promise<boolean> {
  if (notice === 'failed') return !navigator.cookieEnabled
  return ['welcome', 'created', 'linked'].includes(notice) && isSessionLost()
}
