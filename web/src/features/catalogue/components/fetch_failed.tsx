import { CloudAlert } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { everywhere } from '@/messages/everywhere'
import { search } from '@/messages/search'

/** Stands where items should be when they could not be read. */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={search.failed}
        description={everywhere.offlineHint}
        action={<Button onClick={onRetry}>{everywhere.tryAgain}</Button>}
      />
    </div>
  )
}
