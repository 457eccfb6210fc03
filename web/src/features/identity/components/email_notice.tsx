import type { CurrentUser } from '@saajha/contract/user'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/button'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { dashboard } from '@/messages/dashboard'

type Props = {
  user: CurrentUser
  /** Asks to open the link in the email to that address, and says what for; by default, to get requests by email. */
  ask?: (to: { email: string }) => string
}

/**
 * A line for a member whom e-mails do not reach, with a button that sends the link again. Nodes of the previous release omit both
 * fields.
 */
export function EmailNotice({ user, ask = dashboard.confirmEmail }: Props) {
  const { toast, toastError } = useToast()
  const send = useMutation({
    mutationFn: () => sendJson('POST', '/api/user/email/verification', {}),
    onSuccess: () =>
      toast({
        title: dashboard.linkSent,
        description: dashboard.linkSentHint({ email: user.email }),
      }),
    onError: (error) =>
      toastError(dashboard.linkNotSent, serverMessage(error, dashboard.linkNotSentHint)),
  })
  if (user.isEmailVerified !== false && !user.isEmailRejected) return null

  return (
    <div role="note" className="mt-4 flex flex-wrap items-center gap-x-5 text-soft">
      <p className="min-w-0 wrap-anywhere">
        {user.isEmailRejected
          ? dashboard.emailRejected({ email: user.email })
          : ask({ email: user.email })}
      </p>
      <Button variant="ghost" className="-ml-5" busy={send.isPending} onClick={() => send.mutate()}>
        {dashboard.sendLinkAgain}
      </Button>
    </div>
  )
}
