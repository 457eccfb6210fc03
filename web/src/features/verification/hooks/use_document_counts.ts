import type { DocumentCounts } from '@saajha/contract/verification'
import { useQuery } from '@tanstack/react-query'
import { REVIEWS_KEY } from '@/features/verification/hooks/review_keys'
import type { StatusFilter } from '@/features/verification/status_filter'

/** Number of documents per status filter, for all names or one; `undefined` while loading. */
export function useDocumentCounts(name: string) {
  const { data, refetch } = useQuery<DocumentCounts>({
    queryKey: [...REVIEWS_KEY, 'counts', { q: name }],
  })
  const counts: Record<StatusFilter, number> | undefined = data && {
    ...data,
    all: Object.values(data).reduce((sum, count) => sum + count, 0),
  }
  return { counts, countAgain: () => void refetch() }
}
