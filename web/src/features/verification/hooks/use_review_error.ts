import { useSearchParams } from 'react-router-dom'
import { useDocumentCounts } from '@/features/verification/hooks/use_document_counts'
import { useReviewCache } from '@/features/verification/hooks/use_review_cache'
import { useSubmittedDocuments } from '@/features/verification/hooks/use_submitted_documents'
import { reviewChoice } from '@/features/verification/status_filter'
import { ApiError } from '@/lib/http/api_error'

/** The code of the error with which the server rejects the queries of the review; `readAgain` sends them again. */
export function useReviewError() {
  const [parameters] = useSearchParams()
  const choice = reviewChoice(parameters)
  const errors = [useSubmittedDocuments(choice).error, useDocumentCounts(choice.name).error]
  const rejection = errors.find((error) => error instanceof ApiError)
  return { code: rejection?.response.code, readAgain: useReviewCache().refetch }
}
