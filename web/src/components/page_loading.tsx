import { Spinner } from '@/components/spinner'
import { common } from '@/messages/common'

/** The loading state of a page. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-primary">
      <span className="flex items-center gap-3">
        <Spinner className="size-7" /> {common.loading}
      </span>
    </div>
  )
}
