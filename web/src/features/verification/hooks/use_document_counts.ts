import type { DocumentCounts } from '@saajha/contract/verification'
import { useQuery } from '@tanstack/react-query'
import { REVIEWS_KEY } from '@/features/verification/hooks/review_keys'
import type { StatusFilter } from '@/features/verification/status_filter'

const countsKey = (name: string) => [...REVIEWS_KEY, 'counts', { q: name }]

/** Number of documents per status filter, for all names or one; `undefined` while loading. */
export function useDocumentCounts(name: string) {
  const { data, error, refetch } = useQuery<DocumentCounts>({
    queryKey: countsKey(name),
  })
  const counts: Record<StatusFilter, number> | undefined = data && {
    ...data,
    all: Object.values(data).reduce((sum, count) => sum + count, 0),
  }
  return { counts, error, countAgain: () => void refetch() }
}

/** Number of pending documents, counted again with each mount; `undefined` while loading and if it failed. */
export function usePendingCount(): number | undefined {
  const { data } = useQuery<DocumentCounts>({ queryKey: countsKey(''), refetchOnMount: 'always' })
  return data?.pending
}
