import { maskNumber, normalizeDocumentNumber } from '@saajha/contract/document_number'
import type {
  DocumentBody,
  DocumentType,
  VerificationDocument,
} from '@saajha/contract/verification'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '@/lib/http/api'
import { DOCUMENTS_KEY } from '@/lib/queries/query_keys'
import { serverMessage } from '@/lib/http/server_message'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { UploadError } from '@/lib/http/upload_error'
import { useToast } from '@/lib/toasts/use_toast'
import { verification } from '@/messages/verification'

/** The form values; the type is empty until chosen. */
export type DocumentFields = { documentType: DocumentType | ''; number: string; holderName: string }

/** Uploads the images of a document, submits the document and shows the result in a toast. */
export function useSubmitDocument(uploadImages: () => Promise<string[]>) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const { user } = useCurrentUser()

  return useMutation({
    mutationFn: async ({ documentType, number, holderName }: DocumentFields) => {
      const fullDocumentNumber = normalizeDocumentNumber(number)
      const body: DocumentBody = {
        documentType: documentType as DocumentType,
        documentNumber: maskNumber(fullDocumentNumber),
        fullDocumentNumber,
        holderName: holderName.trim(),
        documentImageUrls: await uploadImages(),
        userId: user!.id,
        status: 'pending',
        verificationMethod: 'manual',
      }
      return sendJson<VerificationDocument>('POST', '/api/verification-documents', body)
    },
    onSuccess: (document) => {
      queryClient.setQueryData<VerificationDocument[]>(DOCUMENTS_KEY, (cached = []) => [
        document,
        ...cached,
      ])
      toast({ title: verification.uploaded, description: verification.uploadedHint })
    },
    onError: (error) => {
      // The server may have rejected it because another tab has submitted the same document.
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
      toast({
        title: verification.uploadFailed,
        description: reasonOf(error),
        variant: 'destructive',
      })
    },
  })
}

function reasonOf(error: Error) {
  if (error instanceof UploadError) return error.message
  return serverMessage(error, verification.uploadFailedHint)
}
