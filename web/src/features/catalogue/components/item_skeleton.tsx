import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { everywhere } from '@/messages/everywhere'

/** The shape of an item's page that is still on its way. */
export function ItemSkeleton() {
  return (
    <div className="page py-4 sm:py-6">
      <p role="status" className="mb-3 flex min-h-11 items-center text-sm text-soft">
        {everywhere.loading}
      </p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <Skeleton className="aspect-4/3 rounded-panel" />
          <div className="mt-3 grid grid-cols-4 gap-2 sm:gap-3">
            {[1, 2, 3, 4].map((number) => (
              <Skeleton key={number} className="aspect-4/3" />
            ))}
          </div>
        </div>
        <Card className="flex h-fit flex-col gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-5 w-1/2" />
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
