import { CloudAlert } from 'lucide-react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { common } from '@/messages/common'

type Props = {
  title: string
  /** What to do; by default to check the connection. */
  description?: string | null
  /** 1 if it is the page's only content. */
  headingLevel?: 1 | 2
  onRetry: () => void
}

/** The error state of content that failed to load, with a retry button. Screen readers announce it. */
export function LoadFailed({ onRetry, ...texts }: Props) {
  return (
    <div role="alert">
      <EmptyState
        {...texts}
        icon={<CloudAlert aria-hidden />}
        description={texts.description ?? common.offlineHint}
        action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
      />
    </div>
  )
}
