import { RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/empty_state'
import { IconButton } from '@/components/icon_button'
import { LoadFailed } from '@/components/load_failed'
import { ShowMore } from '@/components/show_more'
import { Spinner } from '@/components/spinner'
import { DocumentsSkeleton } from '@/features/verification/components/documents_skeleton'
import { DocumentsTable } from '@/features/verification/components/documents_table'
import { NameSearch } from '@/features/verification/components/name_search'
import { StatusFilterLinks } from '@/features/verification/components/status_filter_links'
import { useDocumentCounts } from '@/features/verification/hooks/use_document_counts'
import { useLoadNextPage } from '@/features/verification/hooks/use_load_next_page'
import { useReviewFocus } from '@/features/verification/hooks/use_review_focus'
import { useStableDocuments } from '@/features/verification/hooks/use_stable_documents'
import { useSubmittedDocuments } from '@/features/verification/hooks/use_submitted_documents'
import { rowKeys } from '@/features/verification/row_keys'
import { queryOf, reviewChoice, type ReviewChoice } from '@/features/verification/status_filter'
import { useLeaveRegion } from '@/lib/page/use_leave_region'
import { admin } from '@/messages/admin'

/** All submitted documents, with filters, for review. */
export function SubmittedDocuments() {
  const [parameters] = useSearchParams()
  const choice = reviewChoice(parameters)
  const { counts, countAgain } = useDocumentCounts(choice.name)
  const list = useSubmittedDocuments(choice)

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <StatusFilterLinks choice={choice} counts={counts} />
        <div className="flex w-full gap-2 lg:w-auto">
          <NameSearch choice={choice} />
          <IconButton
            label={admin.refresh}
            icon={list.isFetching ? <Spinner /> : <RotateCw aria-hidden />}
            disabled={list.isFetching}
            onClick={() => {
              countAgain()
              list.refetch()
            }}
          />
        </div>
      </div>
      <Documents key={queryOf(choice)} list={list} choice={choice} />
    </div>
  )
}

type Props = { list: ReturnType<typeof useSubmittedDocuments>; choice: ReviewChoice }

function Documents({ list, choice }: Props) {
  const { entries = [], hasMore, isFetchingMore, showMore } = list
  const { documents, staysListed, release } = useStableDocuments(entries, choice.filter)
  const { list: focused, position, onDecided, beforeRelease } = useReviewFocus(staysListed)
  const region = useLeaveRegion(focused, () => {
    beforeRelease()
    release()
  })
  useLoadNextPage(documents, hasMore && !isFetchingMore ? showMore : null)

  if (list.isFailed) return <LoadFailed title={admin.loadFailed} onRetry={list.refetch} />
  if (!list.entries) return <DocumentsSkeleton />
  return (
    <div
      ref={focused}
      tabIndex={-1}
      {...region}
      onKeyDown={(event) => rowKeys(event, position.current)}
      className="flex flex-col gap-4 outline-none"
    >
      {documents.length > 0 ? (
        <DocumentsTable documents={documents} onDecided={onDecided} />
      ) : (
        !hasMore && <NothingHere choice={choice} />
      )}
      <ShowMore
        hasMore={hasMore}
        busy={isFetchingMore}
        onShowMore={showMore}
        failure={list.isMoreFailed && admin.loadFailed}
      />
    </div>
  )
}

function NothingHere({ choice: { filter, name } }: { choice: ReviewChoice }) {
  if (name)
    return <EmptyState title={admin.noneFound({ name })} description={admin.noneFoundHint} />
  return <EmptyState title={admin.empty[filter]} description={admin.emptyHint} />
}
