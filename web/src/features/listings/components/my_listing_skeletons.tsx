import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeletons of a member's listings while they load. */
export function MyListingSkeletons() {
  return (
    <div role="status" aria-label={common.loading} className="grid gap-3 xl:grid-cols-2">
      {[1, 2, 3, 4].map((index) => (
        <Card key={index}>
          <div className="flex gap-3 p-3 sm:gap-4">
            <Skeleton className="aspect-4/3 w-24 shrink-0 self-start sm:w-40" />
            <div className="flex flex-1 flex-col gap-2 py-1">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-6 w-20" />
            </div>
          </div>
          <div className="border-t border-line px-4 py-2.5">
            <Skeleton className="h-10" />
          </div>
        </Card>
      ))}
    </div>
  )
}
