import { Skeleton } from '@/components/skeleton'
import { ActivityTable } from '@/features/listings/components/activity_table'
import type { Activity } from '@/features/listings/hooks/use_activity'
import { formatCount } from '@/lib/text/format'
import { ownListings } from '@/messages/own_listings'

/** Width of a day in SVG units, one of them the gap; the tallest bar has the full height. */
const DAY_WIDTH = 4
const BAR_WIDTH = 3
const HEIGHT = 32
/** With fewer days a chart is one or two lone bars. */
const MIN_ACTIVE_DAYS = 3

/** Views and contact interactions of a listing per day, or their sums for a few days; `undefined` while loading. */
export function ActivityChart({ activity }: { activity: Activity | undefined }) {
  if (!activity) return <Skeleton className="h-5" />
  const { views, contacts } = activity
  const [viewCount, contactCount] = [sum(views), sum(contacts)]
  if (viewCount + contactCount === 0) {
    return <p className="text-sm text-soft">{ownListings.noActivity}</p>
  }

  const viewed = ownListings.views({ count: viewCount, shown: formatCount(viewCount) })
  const contacted = ownListings.contacts({ count: contactCount, shown: formatCount(contactCount) })
  const activeDays = views.filter((count, day) => count + (contacts[day] ?? 0) > 0).length
  if (activeDays < MIN_ACTIVE_DAYS) {
    return (
      <p className="text-sm text-soft">
        {ownListings.activitySpan}: {viewed}, {contacted}
      </p>
    )
  }

  const max = Math.max(...views, ...contacts)
  const bars = (counts: number[], colour: string) =>
    counts.map((count, day) => {
      const height = count === 0 ? 0 : Math.max(2, (count / max) * HEIGHT)
      return (
        <rect
          key={day}
          x={day * DAY_WIDTH}
          y={HEIGHT - height}
          width={BAR_WIDTH}
          height={height}
          rx="1"
          className={colour}
        />
      )
    })

  return (
    <figure className="flex min-h-10 flex-wrap items-center gap-x-4">
      <figcaption className="max-w-full shrink-0 text-sm leading-snug">
        <span className="flex flex-wrap gap-x-3 font-semibold">
          <Key colour="bg-primary">{viewed}</Key>
          <Key colour="bg-accent">{contacted}</Key>
        </span>
        <span className="text-soft">{ownListings.activitySpan}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${views.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-10 min-w-0 flex-1 basis-12 border-b border-line"
      >
        {bars(views, 'fill-primary')}
        {bars(contacts, 'fill-accent')}
      </svg>
      <ActivityTable activity={activity} />
    </figure>
  )
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={`size-2.5 rounded-full ${colour}`} />
      {children}
    </span>
  )
}

function sum(counts: number[]) {
  return counts.reduce((total, count) => total + count, 0)
}
