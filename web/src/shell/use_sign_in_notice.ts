import { SIGN_IN_NOTICES } from '@saajha/contract/sign_in_notice'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useToast } from '@/lib/toasts/use_toast'

const PARAMETER = 'signin'

/** Shows the outcome of a sign-in with Google, which the server passes as `?signin=...`. */
export function useSignInNotice() {
  const [parameters, setParameters] = useSearchParams()
  const { toast } = useToast()
  const notice = SIGN_IN_NOTICES.find((each) => each === parameters.get(PARAMETER))

  useEffect(() => {
    if (!notice) return
    void import('@/shell/sign_in_messages').then(({ SIGN_IN_MESSAGES }) =>
      toast(SIGN_IN_MESSAGES[notice])
    )
    setParameters(
      (current) => {
        current.delete(PARAMETER)
        return current
      },
      { replace: true }
    )
  }, [notice, setParameters, toast])
}
