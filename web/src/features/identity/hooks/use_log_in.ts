import type { CurrentUser, LoginBody } from '@saajha/contract/user'
import { inputs } from '@/messages/inputs'
import { useMutation } from '@tanstack/react-query'
import { useFailureNotice } from '@/features/identity/hooks/use_failure_notice'
import { useFinishSignIn } from '@/features/identity/hooks/use_finish_sign_in'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { isSessionLost } from '@/lib/session/is_session_lost'
import { useToast } from '@/lib/toasts/use_toast'
import { auth } from '@/messages/auth'

/** Logs a member in by user name or e-mail and shows the result in a toast. */
export function useLogIn() {
  const finishSignIn = useFinishSignIn()
  const { toast, toastError } = useToast()
  const showFailure = useFailureNotice()

  return useMutation({
    mutationFn: async (login: LoginBody) => {
      const user = await sendJson<CurrentUser>('POST', '/api/login/email', login)
      return (await isSessionLost()) ? null : user
    },
    onSuccess: (user) => {
      if (!user) return toastError(auth.loginFailed, auth.cookiesBlocked)
      finishSignIn(user)
      toast({ title: auth.loginSuccessful, description: auth.welcomeBack })
    },
    onError: (error) =>
      showFailure(auth.loginFailed, serverMessage(error, inputs.invalidCredentials)),
  })
}
