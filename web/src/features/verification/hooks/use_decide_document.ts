import type {
  DecisionBody,
  SubmittedDocument,
  VerificationDocument,
} from '@saajha/contract/verification'
import { useMutation } from '@tanstack/react-query'
import { toast } from '@/components/toast_queue'
import { useReviewCache } from '@/features/verification/hooks/use_review_cache'
import { sendJson } from '@/lib/api'
import { ApiError } from '@/lib/api_error'
import { serverMessage } from '@/lib/server_message'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { admin } from '@/messages/admin'

type Listeners = { onDecided: () => void; onRejected: () => void }

/**
 * Verifies or rejects a document and says how it went. A verified one shows at once, and waits again where the server
 * refuses; a rejection when it is confirmed, for its dialog holds the reason. `onDecided` comes before the list shows it.
 */
export function useDecideDocument(
  document: SubmittedDocument,
  { onDecided, onRejected }: Listeners
) {
  const cache = useReviewCache()
  const { user } = useCurrentUser()

  return useMutation({
    mutationFn: (decision: DecisionBody) =>
      sendJson<VerificationDocument>(
        'PUT',
        `/api/admin/verification-documents/${document.id}/verify`,
        {
          ...decision,
          verificationData: { verifiedBy: user?.id, timestamp: new Date().toISOString() },
        }
      ),
    onMutate: async ({ status }) => {
      if (status !== 'verified') return document
      await cache.stopReading()
      const now = { ...document, status, fullDocumentNumber: null }
      onDecided()
      cache.change(document, now)
      return now
    },
    onSuccess: (decided, { status }, shown) => {
      if (status === 'rejected') onRejected()
      cache.change(shown, { ...shown, ...decided })
      cache.forgetOthers()
      toast({ title: admin.decided({ status: decided.status }) })
    },
    onError: (error, _, shown) => {
      if (shown) cache.change(shown, document)
      toast({
        title: admin.actionFailed,
        description: serverMessage(error, admin.actionFailedHint),
        variant: 'destructive',
      })
      const isOutdated = error instanceof ApiError && error.status === 409
      if (isOutdated) void cache.readAgain()
    },
  })
}
