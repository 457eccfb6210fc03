import type { Activity } from '@/features/listings/hooks/use_activity'
import { formatCalendarDay, formatCount } from '@/lib/text/format'
import { ownListings } from '@/messages/own_listings'

const DAY_MS = 24 * 60 * 60 * 1000

/** Screen-reader table of an activity chart: the days with activity, newest first. */
export function ActivityTable({ activity: { firstDay, views, contacts } }: { activity: Activity }) {
  const days = views
    .map((viewed, index) => ({
      viewed,
      reached: contacts[index] ?? 0,
      day: dayAt(firstDay, index),
    }))
    .filter(({ viewed, reached }) => viewed + reached > 0)
    .reverse()

  return (
    <div className="sr-only">
      <table>
        <caption>{ownListings.activitySpan}</caption>
        <thead>
          <tr>
            <th scope="col">{ownListings.activityDay}</th>
            <th scope="col">{ownListings.activityViews}</th>
            <th scope="col">{ownListings.activityContacts}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, viewed, reached }) => (
            <tr key={day}>
              <th scope="row">{formatCalendarDay(day)}</th>
              <td>{formatCount(viewed)}</td>
              <td>{formatCount(reached)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayAt(firstDay: string, index: number) {
  const day = new Date(new Date(`${firstDay}T00:00:00Z`).getTime() + index * DAY_MS)
  return day.toISOString().slice(0, 10)
}
