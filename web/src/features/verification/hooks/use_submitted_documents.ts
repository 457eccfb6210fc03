import type { SubmittedDocument } from '@saajha/contract/verification'
import { useQuery } from '@tanstack/react-query'

/** What every member submitted; each reading of it is logged, so it is read once and on demand. */
export const SUBMITTED_DOCUMENTS_KEY = ['/api/admin/verification-documents'] as const

/** All submitted documents, pending ones first. */
export function useSubmittedDocuments() {
  return useQuery<SubmittedDocument[]>({ queryKey: SUBMITTED_DOCUMENTS_KEY })
}
