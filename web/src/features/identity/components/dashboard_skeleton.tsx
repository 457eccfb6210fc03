import { HEADINGS } from '@saajha/contract/page_texts/headings'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { language } from '@/lib/preferences/language'
import { common } from '@/messages/common'

/** The loading state of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div className="page min-h-dvh py-8">
      <h1 className="mb-4 text-title">{HEADINGS[language].dashboard}</h1>
      <div role="status" aria-label={common.loading}>
        <Skeleton className="h-46 rounded-panel sm:h-33" />
        <div className="mt-4 grid grid-cols-3 gap-2 sm:gap-4">
          {[1, 2, 3].map((index) => (
            <Card key={index} className="p-3 sm:p-5">
              <Skeleton className="h-14" />
            </Card>
          ))}
        </div>
        <Skeleton className="mt-8 h-11" />
        <div className="mt-6 grid gap-3 xl:grid-cols-2">
          {[1, 2].map((index) => (
            <Card key={index} className="p-3">
              <Skeleton className="h-32" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
