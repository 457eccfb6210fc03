import type {
  DecisionBody,
  SubmittedDocument,
  VerificationDocument,
} from '@saajha/contract/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReviewCache } from '@/features/verification/hooks/use_review_cache'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useToast } from '@/lib/toasts/use_toast'
import { admin } from '@/messages/admin'

type Listeners = { onDecided: () => void; closeDialog: () => void }
type Decision = DecisionBody & { revision: number }

/**
 * Verifies or rejects a document and shows the result in a toast. Verification is optimistic and rolled back on an
 * error; a rejection appears once the server confirms it, because its dialog holds the reason. `onDecided` is called
 * before the list changes. A conflict closes the dialog and refetches the list: the document on screen is outdated.
 */
export function useDecideDocument(
  document: SubmittedDocument,
  { onDecided, closeDialog }: Listeners
) {
  const cache = useReviewCache()
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const mutationKey = ['decide document', document.id]

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (decision: Decision) =>
      sendJson<VerificationDocument>(
        'PUT',
        `/api/admin/verification-documents/${document.id}/verify`,
        {
          ...decision,
          verificationData: { verifiedBy: user?.id, timestamp: new Date().toISOString() },
        }
      ),
    onMutate: async ({ status }) => {
      if (status !== 'verified') return { previous: document, shown: document }
      await cache.cancelFetch()
      const shown = { ...document, status, fullDocumentNumber: null }
      onDecided()
      cache.change(document, shown)
      return { previous: document, shown }
    },
    onSuccess: (decided, { status }, { shown }) => {
      if (status === 'rejected') {
        closeDialog()
        onDecided()
      }
      cache.change(shown, { ...shown, ...decided })
      cache.removeInactive()
      toast({
        title: admin.decided({ status: decided.status }),
        variant: decided.status === 'rejected' ? 'info' : 'default',
      })
    },
    onError: (error, _, context) => {
      // Not to `document`: the mutation calls the function of the last render, whose document is the shown one.
      if (context) cache.change(context.shown, context.previous)
      toast({
        title: admin.actionFailed,
        description: serverMessage(error, admin.actionFailedHint),
        variant: 'destructive',
      })
      if (!(error instanceof ApiError && error.status === 409)) return
      closeDialog()
      void cache.refetch()
    },
  })

  return {
    isPending,
    /** Ignored while a decision is pending: a second key press may precede the disabled buttons. */
    decide: (decision: Decision) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(decision)
    },
  }
}
