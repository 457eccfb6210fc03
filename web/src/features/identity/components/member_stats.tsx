import type { UserStats } from '@saajha/contract/user'
import { Eye, Package, Star, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { formatCount } from '@/lib/text/format'
import { isRated } from '@/features/identity/is_rated'
import { common } from '@/messages/common'
import { dashboard } from '@/messages/dashboard'

type Props = { stats: UserStats | undefined; isError: boolean; onRetry: () => void }

/** The three stats of a member's page. */
export function MemberStats({ stats, isError, onRetry }: Props) {
  if (isError && !stats) {
    return (
      <Alert
        variant="danger"
        action={
          <Button variant="outline" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      >
        {dashboard.statsFailed}
      </Alert>
    )
  }
  return (
    <dl
      aria-label={dashboard.stats}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 sm:gap-4"
    >
      <Stat
        Icon={Package}
        label={dashboard.totalListings}
        value={stats && formatCount(stats.totalListings)}
      />
      <Stat
        Icon={Eye}
        label={dashboard.totalViews}
        value={stats && formatCount(stats.totalViews)}
      />
      <Stat
        Icon={Star}
        label={dashboard.averageRating}
        value={stats && (isRated(stats) ? stats.averageRating.toFixed(1) : <NoReviews />)}
      />
    </dl>
  )
}

function Stat({ Icon, label, value }: { Icon: LucideIcon; label: string; value?: ReactNode }) {
  return (
    <Card className="relative flex flex-col-reverse justify-end gap-1 p-3 sm:min-h-24 sm:justify-center sm:p-5 sm:pl-21">
      <dt className="text-sm text-soft">
        <span className="absolute top-1/2 left-5 hidden size-12 -translate-y-1/2 place-items-center rounded-full bg-primary-tint text-primary sm:grid">
          <Icon aria-hidden className="size-6" />
        </span>
        {label}
      </dt>
      <dd className="font-display text-2xl font-bold sm:text-3xl">
        {value ?? <Skeleton className="my-1 h-6 w-12 sm:h-7" />}
      </dd>
    </Card>
  )
}

function NoReviews() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{dashboard.noReviews}</span>
    </>
  )
}
