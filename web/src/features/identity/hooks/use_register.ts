import type { CurrentUser, RegisterBody } from '@saajha/contract/user'
import { useMutation } from '@tanstack/react-query'
import { useFinishSignIn } from '@/features/identity/hooks/use_finish_sign_in'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { auth } from '@/messages/auth'

/** Creates an account, logs the member in and shows the result in a toast. */
export function useRegister() {
  const finishSignIn = useFinishSignIn()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (account: RegisterBody) => sendJson<CurrentUser>('POST', '/api/register', account),
    onSuccess: (user) => {
      finishSignIn(user)
      toast({ title: auth.accountCreated, description: auth.accountCreatedHint })
    },
    onError: (error) =>
      toast({
        title: auth.registrationFailed,
        description: serverMessage(error, auth.registrationFailedHint),
        variant: 'destructive',
      }),
  })
}
