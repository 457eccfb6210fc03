import type { EmailVerificationBody } from '@saajha/contract/user'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useToast } from '@/lib/toasts/use_toast'
import { mailLinks } from '@/messages/mail_links'

type Props = { token: string; onDone: () => void }

/**
 * Confirms an e-mail address: at once for the member who is signed in, else after a press in a dialog, since mail scanners open
 * links in browsers too.
 */
export function VerifyDialog({ token, onDone }: Props) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()
  const { isSignedIn, isPending } = useCurrentUser()
  const verify = useMutation({
    mutationFn: (body: EmailVerificationBody) => sendJson('POST', '/api/user/email/verify', body),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
      toast({ title: mailLinks.emailConfirmed, description: mailLinks.emailConfirmedHint })
      onDone()
    },
    onError: (error) => {
      const status = error instanceof ApiError ? error.status : null
      if (status === 403) return
      const hint =
        status === 410
          ? mailLinks.emailLinkInvalidHint
          : serverMessage(error, mailLinks.emailNotConfirmedHint)
      toastError(mailLinks.emailNotConfirmed, hint)
      onDone()
    },
  })
  const { mutate } = verify

  useEffect(() => {
    if (isSignedIn) mutate({ token, isOpening: true })
  }, [isSignedIn, mutate, token])

  const isOpening = verify.variables?.isOpening === true && !verify.isError
  if (isPending || isOpening || (isSignedIn && verify.isIdle)) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      focusOn="panel"
      title={mailLinks.confirmTitle}
      description={mailLinks.confirmHint}
    >
      <Button busy={verify.isPending} className="w-full" onClick={() => mutate({ token })}>
        {verify.isPending ? mailLinks.confirming : mailLinks.confirm}
      </Button>
    </Dialog>
  )
}
