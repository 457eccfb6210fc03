import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'

/** The loading state of an `ItemCard`. */
export function ItemCardSkeleton({ withDetailsLink = false }: { withDetailsLink?: boolean }) {
  return (
    <Card as="li" aria-hidden>
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="p-4 max-[30rem]:group-data-compact/items:p-2.5">
        <div className="flex h-7 items-center justify-between max-[30rem]:group-data-compact/items:h-12 max-[30rem]:group-data-compact/items:flex-col max-[30rem]:group-data-compact/items:items-start">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-4 w-10" />
        </div>
        <div className="mt-1 flex h-5.5 flex-col justify-center gap-2 min-[22rem]:h-11 group-data-row/items:h-11 max-[30rem]:group-data-compact/items:h-9.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="hidden h-4 w-3/5 group-data-row/items:block min-[22rem]:block" />
        </div>
        <div className="mt-1.5 flex h-5 items-center">
          <Skeleton className="h-4 w-2/5" />
        </div>
        <div className="mt-3 flex h-14 items-center gap-2 border-t border-line pt-3 max-[30rem]:group-data-compact/items:mt-2 max-[30rem]:group-data-compact/items:h-12.5 max-[30rem]:group-data-compact/items:pt-1.5">
          <Skeleton className="size-9 rounded-full max-[30rem]:group-data-compact/items:hidden" />
          <Skeleton className="h-4 w-28" />
        </div>
        {withDetailsLink && (
          <Skeleton className="mt-3 h-11 max-[30rem]:group-data-compact/items:mt-1.5" />
        )}
      </div>
    </Card>
  )
}
