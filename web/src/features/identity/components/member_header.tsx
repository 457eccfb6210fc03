import type { CurrentUser, UserStats } from '@saajha/contract/user'
import { BadgeCheck, Pencil, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import { Skeleton } from '@/components/skeleton'
import { isRated } from '@/features/identity/is_rated'
import { formatCount } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { dashboard } from '@/messages/dashboard'

type Props = {
  user: CurrentUser
  /** The profile picture with its edit control. */
  picture: ReactNode
  /** `undefined` while loading. */
  stats: UserStats | undefined
  isLoading: boolean
}

/** Header of a member's own page: name, picture, badges and stats. */
export function MemberHeader({ user, picture, stats, isLoading }: Props) {
  const name = user.fullName || user.email

  return (
    <section className="flex flex-col gap-5 rounded-panel bg-deep p-5 text-on-deep sm:flex-row sm:items-center sm:p-7">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-4 sm:gap-5">
        {picture}
        <div className="min-w-0 flex-1 basis-36">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 lang={langOf(name)} className="min-w-0 text-2xl wrap-anywhere">
              {name}
            </h2>
            {user.isVerified && (
              <Badge variant="success">
                <BadgeCheck aria-hidden />
                {dashboard.verified}
              </Badge>
            )}
          </div>
          <p className="truncate text-on-deep-soft">{user.email}</p>
          {isLoading && <Skeleton className="mt-1 h-6 w-36 opacity-20" />}
          {stats && !isRated(stats) && (
            <p className="mt-1 text-on-deep-soft">{dashboard.noReviews}</p>
          )}
          {stats && isRated(stats) && (
            <p className="mt-1 flex items-center gap-1.5">
              <Star aria-hidden className="size-4.5 fill-accent text-accent" />
              <span className="font-semibold">{stats.averageRating.toFixed(1)}</span>
              <span className="text-on-deep-soft">
                {dashboard.reviews({
                  count: stats.reviewCount,
                  shown: formatCount(stats.reviewCount),
                })}
              </span>
            </p>
          )}
        </div>
      </div>
      <Button asChild variant="outline" className="sm:self-center">
        <Link to="/profile/edit">
          <Pencil aria-hidden />
          {dashboard.editProfile}
        </Link>
      </Button>
    </section>
  )
}
