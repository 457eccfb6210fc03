import { Skeleton } from '@/components/skeleton'
import { common } from '@/messages/common'

const SECTIONS = ['h-72', 'h-40', 'h-40', 'h-24', 'h-28']

/** Skeleton of the listing form while the item loads. */
export function ListingSkeleton() {
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-3 mb-8 h-5 w-80 max-w-full" />
      {SECTIONS.map((height, index) => (
        <div
          key={index}
          className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-12 w-40" />
          <Skeleton className={height} />
        </div>
      ))}
    </div>
  )
}
