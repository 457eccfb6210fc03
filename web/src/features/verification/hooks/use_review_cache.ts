import type { DocumentCounts, SubmittedDocument } from '@saajha/contract/verification'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { REVIEWS_KEY } from '@/features/verification/hooks/review_keys'
import type { Page } from '@/lib/http/read_page'

const PAGES = { queryKey: [...REVIEWS_KEY, 'pages'] }
const COUNTS = { queryKey: [...REVIEWS_KEY, 'counts'], type: 'active' } as const

/** The cached documents for review, for optimistic updates. */
export function useReviewCache() {
  const queryClient = useQueryClient()

  return {
    /** A pending fetch holds the previous state. */
    cancelFetch: () => queryClient.cancelQueries(PAGES),
    /** Updates a document in place; refetching the list would log every number in it again. */
    change: (before: SubmittedDocument, now: SubmittedDocument) => {
      queryClient.setQueriesData<InfiniteData<Page<SubmittedDocument>>>(
        PAGES,
        (cached) =>
          cached && {
            ...cached,
            pages: cached.pages.map(({ entries, next }) => ({
              entries: entries.map((each) => (each.id === now.id ? { ...each, ...now } : each)),
              next,
            })),
          }
      )
      queryClient.setQueriesData<DocumentCounts>(
        COUNTS,
        (counts) => counts && moved(moved(counts, before.status, -1), now.status, 1)
      )
    },
    /** Inactive lists are refetched when selected: the decision may move a document into them. */
    removeInactive: () => queryClient.removeQueries({ queryKey: REVIEWS_KEY, type: 'inactive' }),
    refetch: () => queryClient.invalidateQueries({ queryKey: REVIEWS_KEY }),
  }
}

function moved(counts: DocumentCounts, status: keyof DocumentCounts, by: number): DocumentCounts {
  return { ...counts, [status]: Math.max(0, counts[status] + by) }
}
