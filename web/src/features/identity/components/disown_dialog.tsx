import type { EmailTokenBody } from '@saajha/contract/user'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { mailLinks } from '@/messages/mail_links'

type Props = { token: string; onDone: () => void }

/** Dialog that closes an account which another person opened with the reader's e-mail address. */
export function DisownDialog({ token, onDone }: Props) {
  const { toast } = useToast()
  const disown = useMutation({
    mutationFn: () =>
      sendJson('POST', '/api/user/email/disown', { token } satisfies EmailTokenBody),
    onSuccess: () => {
      onDone()
      toast({ title: mailLinks.disowned, description: mailLinks.disownedHint })
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      focusOn="panel"
      title={mailLinks.disownTitle}
      description={mailLinks.disownHint}
    >
      {disown.isError && (
        <Alert variant="danger" className="mb-4">
          {serverMessage(disown.error, mailLinks.disownFailed)}
        </Alert>
      )}
      <Button
        variant="danger"
        busy={disown.isPending}
        className="w-full"
        onClick={() => disown.mutate()}
      >
        {disown.isPending ? mailLinks.disowning : mailLinks.disown}
      </Button>
    </Dialog>
  )
}
