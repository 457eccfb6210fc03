import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeletons of conversations while they load. */
export function ConversationSkeletons() {
  return (
    <div role="status" aria-label={common.loading} className="flex flex-col gap-3">
      {[1, 2, 3].map((index) => (
        <Card key={index} className="flex gap-3 border-l-4 p-4">
          <Skeleton className="size-14 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </Card>
      ))}
    </div>
  )
}
