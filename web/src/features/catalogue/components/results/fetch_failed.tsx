import { CloudAlert } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'
import { common } from '@/messages/common'
import { item } from '@/messages/item'

type Props = { error: unknown; onRetry: () => void }

/**
 * The error state of a list of items, with a retry button. Apart from `LoadFailed`: the scripts of the first page have no room for
 * it.
 */
export function FetchFailed({ error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={item.failed}
        description={rateLimitMessage(error) ?? common.offlineHint}
        action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
      />
    </div>
  )
}
