import type {
  DecisionBody,
  SubmittedDocument,
  VerificationDocument,
} from '@saajha/contract/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/components/toast_queue'
import { SUBMITTED_DOCUMENTS_KEY } from '@/features/verification/hooks/use_submitted_documents'
import { sendJson } from '@/lib/api'
import { ApiError } from '@/lib/api_error'
import { serverMessage } from '@/lib/server_message'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { admin } from '@/messages/admin'

/** Verifies or rejects a document and says how it went. `onDecided` comes before the list shows the decision. */
export function useDecideDocument(id: string, onDecided: () => void) {
  const queryClient = useQueryClient()
  const { user } = useCurrentUser()

  return useMutation({
    mutationFn: (decision: DecisionBody) =>
      sendJson<VerificationDocument>('PUT', `/api/admin/verification-documents/${id}/verify`, {
        ...decision,
        verificationData: { verifiedBy: user?.id, timestamp: new Date().toISOString() },
      }),
    onSuccess: (decided) => {
      onDecided()
      // Reading the list again would log every number in it once more.
      queryClient.setQueryData<SubmittedDocument[]>(SUBMITTED_DOCUMENTS_KEY, (known) =>
        known?.map((document) =>
          document.id === decided.id ? { ...document, ...decided } : document
        )
      )
      toast({ title: admin.decided({ status: decided.status }) })
    },
    onError: (error) => {
      toast({
        title: admin.actionFailed,
        description: serverMessage(error, admin.actionFailedHint),
        variant: 'destructive',
      })
      const isOutdated = error instanceof ApiError && error.status === 409
      if (isOutdated) {
        void queryClient.invalidateQueries({ queryKey: SUBMITTED_DOCUMENTS_KEY })
      }
    },
  })
}
