import { normalizeDocumentNumber } from '@saajha/contract/document_number'
import type { DocumentCorrectionBody, VerificationDocument } from '@saajha/contract/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DocumentFields } from '@/features/verification/hooks/use_submit_document'
import { sendJson } from '@/lib/http/api'
import { DOCUMENTS_KEY } from '@/lib/queries/query_keys'
import { serverMessage } from '@/lib/http/server_message'
import { UploadError } from '@/lib/http/upload_error'
import { useToast } from '@/lib/toasts/use_toast'
import { verification } from '@/messages/verification'

/**
 * Sends a member's changes to a pending document, without an empty number, and refetches the list. `uploadImages` is
 * null if the images are unchanged.
 */
export function useCorrectDocument(
  document: VerificationDocument,
  uploadImages: (() => Promise<string[]>) | null
) {
  const queryClient = useQueryClient()
  const { toast } = useToast()

  return useMutation({
    mutationFn: async ({ number, holderName }: DocumentFields) => {
      const fullDocumentNumber = normalizeDocumentNumber(number)
      const holder = holderName.trim()
      const body: DocumentCorrectionBody = {
        ...(fullDocumentNumber && { fullDocumentNumber }),
        ...(holder !== document.holderName && { holderName: holder }),
        ...(uploadImages && { documentImageUrls: await uploadImages() }),
      }
      return sendJson<VerificationDocument>(
        'PUT',
        `/api/verification-documents/${document.id}`,
        body
      )
    },
    onSuccess: (corrected) => {
      queryClient.setQueryData<VerificationDocument[]>(DOCUMENTS_KEY, (cached) =>
        cached?.map((each) => (each.id === corrected.id ? corrected : each))
      )
      toast({ title: verification.updated, description: verification.uploadedHint })
    },
    onError: (error) =>
      toast({
        title: verification.updateFailed,
        description:
          error instanceof UploadError
            ? error.message
            : serverMessage(error, verification.updateFailedHint),
        variant: 'destructive',
      }),
    // After a failure too: the document may have been decided meanwhile.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
    },
  })
}
