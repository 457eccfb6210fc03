import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeleton of the contact page while the item loads. */
export function ContactSkeleton() {
  return (
    <div role="status" aria-label={common.loading} className="contents">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-44" />
        <Skeleton className="h-13 w-44" />
      </div>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-48" />
        <Skeleton className="h-52" />
      </div>
    </div>
  )
}
