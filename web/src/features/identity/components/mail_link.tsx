import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DisownDialog } from '@/features/identity/components/disown_dialog'
import { NewPasswordDialog } from '@/features/identity/components/new_password_dialog'
import { UnsubscribeDialog } from '@/features/identity/components/unsubscribe_dialog'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { mailLinks } from '@/messages/mail_links'

type Props = { kind: string; token: string; onDone: () => void }

/** What a link in an e-mail opens, by the name of its token in the URL's fragment. */
export function MailLink({ kind, ...link }: Props) {
  if (kind === 'reset') return <NewPasswordDialog {...link} />
  if (kind === 'disown') return <DisownDialog {...link} />
  if (kind === 'unsubscribe') return <UnsubscribeDialog {...link} />
  return <VerifiedEmail {...link} />
}

/** Confirms the e-mail address immediately: mail scanners open the link, but send no request. */
function VerifiedEmail({ token, onDone }: Omit<Props, 'kind'>) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()

  useEffect(() => {
    sendJson('POST', '/api/user/email/verify', { token }).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
        toast({ title: mailLinks.emailConfirmed, description: mailLinks.emailConfirmedHint })
      },
      (error: unknown) => {
        const isVoid = error instanceof ApiError && error.status === 410
        const hint = isVoid
          ? mailLinks.emailLinkInvalidHint
          : serverMessage(error, mailLinks.emailNotConfirmedHint)
        toastError(mailLinks.emailNotConfirmed, hint)
      }
    )
    onDone()
  }, [queryClient, token, toast, toastError, onDone])

  return null
}
