import type { SubmittedDocument } from '@saajha/contract/verification'
import { CloudAlert, RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { IconButton } from '@/components/icon_button'
import { Skeleton } from '@/components/skeleton'
import { Spinner } from '@/components/spinner'
import { DocumentsTable } from '@/features/verification/components/documents_table'
import { StatusFilterLinks } from '@/features/verification/components/status_filter_links'
import { useFocusAfterDecision } from '@/features/verification/hooks/use_focus_after_decision'
import { useSubmittedDocuments } from '@/features/verification/hooks/use_submitted_documents'
import { filterDocuments, statusFilter } from '@/features/verification/status_filter'
import { admin } from '@/messages/admin'
import { everywhere } from '@/messages/everywhere'

/** Everything that was submitted, to be read and decided. */
export function SubmittedDocuments() {
  const { data, isError, isFetching, refetch } = useSubmittedDocuments()

  if (data) {
    return <Loaded documents={data} isFetching={isFetching} onRefresh={() => void refetch()} />
  }
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{everywhere.loading}</span>
      <Skeleton className="h-11 max-w-md" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}

type LoadedProps = { documents: SubmittedDocument[]; isFetching: boolean; onRefresh: () => void }

function Loaded({ documents, isFetching, onRefresh }: LoadedProps) {
  const [parameters] = useSearchParams()
  const filter = statusFilter(parameters.get('status'))
  const shown = filterDocuments(documents, filter)
  const { focused, onDecided } = useFocusAfterDecision(documents)

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-2">
        <StatusFilterLinks documents={documents} current={filter} />
        <IconButton
          label={admin.refresh}
          icon={isFetching ? <Spinner /> : <RotateCw aria-hidden />}
          disabled={isFetching}
          onClick={onRefresh}
        />
      </div>
      <div ref={focused} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {shown.length > 0 ? (
          <DocumentsTable documents={shown} onDecided={onDecided} />
        ) : (
          <EmptyState title={admin.empty[filter]} description={admin.emptyHint} />
        )}
      </div>
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={admin.loadFailed}
        description={everywhere.offlineHint}
        action={<Button onClick={onRetry}>{everywhere.tryAgain}</Button>}
      />
    </div>
  )
}
