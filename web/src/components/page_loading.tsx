import { Spinner } from '@/components/spinner'
import { everywhere } from '@/messages/everywhere'

/** Stands where a page will be, while it is on its way. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-primary">
      <span className="flex items-center gap-3">
        <Spinner className="size-7" /> {everywhere.loading}
      </span>
    </div>
  )
}
