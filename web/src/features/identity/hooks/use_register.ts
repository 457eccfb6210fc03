import type { CurrentUser, RegisterBody } from '@saajha/contract/user'
import { useMutation } from '@tanstack/react-query'
import { useFailureNotice } from '@/features/identity/hooks/use_failure_notice'
import { useFinishSignIn } from '@/features/identity/hooks/use_finish_sign_in'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { isSessionLost } from '@/lib/session/is_session_lost'
import { useToast } from '@/lib/toasts/use_toast'
import { auth } from '@/messages/auth'

/** Creates an account, logs the member in and shows the result in a toast. */
export function useRegister() {
  const finishSignIn = useFinishSignIn()
  const { toast, toastError } = useToast()
  const showFailure = useFailureNotice()

  return useMutation({
    mutationFn: async (account: RegisterBody) => {
      const user = await sendJson<CurrentUser>('POST', '/api/register', account)
      return (await isSessionLost()) ? null : user
    },
    onSuccess: (user) => {
      if (!user) return toastError(auth.accountCreated, auth.cookiesBlocked)
      finishSignIn(user)
      toast({ title: auth.accountCreated, description: auth.accountCreatedHint })
    },
    onError: (error) =>
      showFailure(auth.registrationFailed, serverMessage(error, auth.registrationFailedHint)),
  })
}
