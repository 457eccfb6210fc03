import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { preferences } from '@/messages/preferences'

type Props = { token: string; onDone: () => void }

/** Dialog that switches off the e-mails of one kind, without a session. */
export function UnsubscribeDialog({ token, onDone }: Props) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const unsubscribe = useMutation({
    mutationFn: () => sendJson('POST', `/api/mail/unsubscribe?${new URLSearchParams({ token })}`),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/user/preferences'] })
      onDone()
      toast({ title: preferences.unsubscribed, description: preferences.unsubscribedHint })
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      focusOn="panel"
      title={preferences.unsubscribeTitle}
      description={preferences.unsubscribeHint}
    >
      {unsubscribe.isError && (
        <Alert variant="danger" className="mb-4">
          {serverMessage(unsubscribe.error, preferences.notUnsubscribed)}
        </Alert>
      )}
      <Button busy={unsubscribe.isPending} className="w-full" onClick={() => unsubscribe.mutate()}>
        {unsubscribe.isPending ? preferences.unsubscribing : preferences.unsubscribe}
      </Button>
    </Dialog>
  )
}
