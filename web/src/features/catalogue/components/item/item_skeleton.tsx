import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** The loading state of an item's page. */
export function ItemSkeleton() {
  return (
    <div className="page pb-8" data-takes-the-bottom>
      <p role="status" className="mb-1 flex min-h-11 items-center text-sm text-soft lg:mb-2">
        {common.loading}
      </p>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-12">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="-mx-4 mb-3 md:-mx-6 lg:mx-0 lg:mb-5">
            <Skeleton className="aspect-4/3 rounded-none lg:aspect-20/9 lg:rounded-panel" />
          </div>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-5 hidden h-24 lg:block" />
        </div>
        <Card className="flex h-fit flex-col gap-4 p-5">
          <Skeleton className="h-9 w-2/5" />
          <div className="flex items-center gap-4 border-t border-line pt-5">
            <Skeleton className="size-16 rounded-full" />
            <Skeleton className="h-12 flex-1" />
          </div>
          <Skeleton className="h-13" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Card>
      </div>
    </div>
  )
}
