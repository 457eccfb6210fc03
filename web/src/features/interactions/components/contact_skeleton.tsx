import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeleton of the contact page while the item loads. */
export function ContactSkeleton() {
  return (
    <div role="status" aria-label={common.loading} className="contents">
      <Skeleton className="h-48 lg:col-start-2" />
      <div className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-44" />
        <Skeleton className="h-13 w-44" />
      </div>
      <Skeleton className="h-52" />
    </div>
  )
}
