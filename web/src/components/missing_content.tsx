import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import type { MissingPart } from '@/components/lazy_part'
import { common } from '@/messages/common'

type Props = MissingPart & {
  /** The skeleton of the content. */
  children: ReactNode
}

/** Stands in place of content until its code is loaded: a skeleton, after a failed load a button that tries again. */
export function MissingContent({ retry, children }: Props) {
  if (!retry) return children
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={common.somethingWentWrong}
        description={common.offlineHint}
        action={<Button onClick={() => void retry().catch(() => {})}>{common.tryAgain}</Button>}
      />
    </div>
  )
}
