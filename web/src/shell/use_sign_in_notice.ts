import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '@/components/toast_queue'
import { auth } from '@/messages/auth'

const PARAMETER = 'signin'

/** Says why somebody who chose to continue with Google is back: the server sends them home with `?signin=unavailable`. */
export function useSignInNotice() {
  const [parameters, setParameters] = useSearchParams()
  const isUnavailable = parameters.get(PARAMETER) === 'unavailable'

  useEffect(() => {
    if (!isUnavailable) return
    toast({ title: auth.googleUnavailable, description: auth.googleUnavailableHint })
    setParameters(
      (current) => {
        current.delete(PARAMETER)
        return current
      },
      { replace: true }
    )
  }, [isUnavailable, setParameters])
}
