import type { PasswordChangeBody } from '@saajha/contract/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { SESSIONS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { sessions } from '@/messages/sessions'
import { passwords } from '@/messages/passwords'

/** Changes the member's password. The form shows errors. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useMutation({
    mutationFn: (body: PasswordChangeBody) => sendJson('PUT', '/api/user/password', body),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
      toast({ title: passwords.changed, description: sessions.changedHint })
    },
  })
}
