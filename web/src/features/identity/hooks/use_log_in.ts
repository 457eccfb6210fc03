import type { CurrentUser, LoginBody } from '@saajha/contract/user'
import { inputs } from '@/messages/inputs'
import { useMutation } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useSignIn } from '@/lib/session/use_sign_in'
import { useToast } from '@/lib/toasts/use_toast'
import { auth } from '@/messages/auth'

/** Logs a member in by user name or e-mail and shows the result in a toast. */
export function useLogIn() {
  const signIn = useSignIn()
  const { close } = useAuthDialog()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (login: LoginBody) => sendJson<CurrentUser>('POST', '/api/login/email', login),
    onSuccess: (user) => {
      signIn(user)
      close()
      toast({ title: auth.loginSuccessful, description: auth.welcomeBack })
    },
    onError: (error) =>
      toast({
        title: auth.loginFailed,
        description: serverMessage(error, inputs.invalidCredentials),
        variant: 'destructive',
      }),
  })
}
