import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeleton of the messages while they load. */
export function MessagesLoading() {
  return (
    <div
      role="status"
      aria-label={common.loading}
      className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden bg-sunken p-4"
    >
      <Skeleton className="h-12 w-3/5 self-end" />
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-16 w-2/3 self-end" />
    </div>
  )
}
