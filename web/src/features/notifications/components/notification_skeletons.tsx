import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeletons of notifications while they load. */
export function NotificationSkeletons() {
  return (
    <div role="status" aria-label={common.loading} className="flex flex-col gap-3">
      <Skeleton className="mb-1 h-11 w-44 self-end" />
      {[1, 2, 3].map((index) => (
        <Card key={index} className="flex gap-3 border-l-4 p-4">
          <Skeleton className="hidden size-10 shrink-0 rounded-full sm:block" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-10 w-full max-w-prose" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Card>
      ))}
    </div>
  )
}
