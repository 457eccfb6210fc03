import type { DocumentCounts, SubmittedDocument } from '@saajha/contract/verification'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { REVIEWS_KEY } from '@/features/verification/hooks/review_keys'
import type { Page } from '@/lib/read_page'

const PAGES = { queryKey: [...REVIEWS_KEY, 'pages'] }
const COUNTS = { queryKey: [...REVIEWS_KEY, 'counts'], type: 'active' } as const

/** What the page knows of submitted documents, for decisions that show before the server has confirmed them. */
export function useReviewCache() {
  const queryClient = useQueryClient()

  return {
    /** A reading under way holds the state of before. */
    stopReading: () => queryClient.cancelQueries(PAGES),
    /** Shows a document as it is now; reading the list again would log every number in it once more. */
    change: (before: SubmittedDocument, now: SubmittedDocument) => {
      queryClient.setQueriesData<InfiniteData<Page<SubmittedDocument>>>(
        PAGES,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map(({ entries, next }) => ({
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
    /** Lists that are not in sight are read anew when they are chosen: a decision may belong in them. */
    forgetOthers: () => queryClient.removeQueries({ queryKey: REVIEWS_KEY, type: 'inactive' }),
    readAgain: () => queryClient.invalidateQueries({ queryKey: REVIEWS_KEY }),
  }
}

function moved(counts: DocumentCounts, status: keyof DocumentCounts, by: number): DocumentCounts {
  return { ...counts, [status]: Math.max(0, counts[status] + by) }
}
