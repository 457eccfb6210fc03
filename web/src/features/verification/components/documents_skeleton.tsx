import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

/** Skeleton of loading documents: rows on wide screens, else cards. */
export function DocumentsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="mb-4 h-10 max-w-lg sm:h-5 xl:h-6" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:hidden">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-80 rounded-card" />
        ))}
      </div>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface xl:block">
        <div className="h-11" />
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <div key={row} className="flex h-18 items-center gap-6 border-t border-line px-4">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-10 w-32" />
            <Skeleton className="h-5 w-28" />
            <Skeleton className="size-12" />
            <Skeleton className="h-6 flex-1" />
            <Skeleton className="h-11 w-56" />
          </div>
        ))}
      </div>
    </div>
  )
}
