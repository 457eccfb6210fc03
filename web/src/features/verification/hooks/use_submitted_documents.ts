import type { SubmittedDocument } from '@saajha/contract/verification'
import { REVIEWS_KEY } from '@/features/verification/hooks/review_keys'
import type { ReviewChoice } from '@/features/verification/status_filter'
import { queryPath } from '@/lib/http/api'
import { usePages } from '@/lib/queries/use_pages'

/** Page size; small, because each number that is read is logged. */
const PAGE_SIZE = 25

/** The submitted documents of a filter, pending ones first, including those decided since the fetch. */
export function useSubmittedDocuments({ filter, name }: ReviewChoice) {
  const status = filter === 'all' ? undefined : filter
  const url = queryPath([...REVIEWS_KEY, { status, q: name, limit: PAGE_SIZE }])
  return usePages<SubmittedDocument>([...REVIEWS_KEY, 'pages', url], url)
}
