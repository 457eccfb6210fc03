import type { ReactNode } from 'react'
import type { MissingPart } from '@/components/lazy_part'
import { LoadFailed } from '@/components/load_failed'
import { common } from '@/messages/common'

type Props = MissingPart & {
  /** The skeleton of the content. */
  children: ReactNode
}

/** A skeleton while the code of content loads. After a failed load, an error with a retry button. */
export function MissingContent({ retry, children }: Props) {
  if (!retry) return children
  return (
    <LoadFailed title={common.somethingWentWrong} onRetry={() => void retry().catch(() => {})} />
  )
}
