import type { Booking } from '@saajha/contract/booking'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QuotingText } from '@/components/quoting_text'
import { BOOKINGS_PATH, conversationPath } from '@/lib/conversation_paths'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { firstName } from '@/lib/text/first_name'
import { formatDays } from '@/lib/text/format'
import { bookings } from '@/messages/bookings'
import { conversation as messages } from '@/messages/conversation'

/** The link to the owner's next booking; without one, to all bookings. Nothing while that is unknown. */
export function NextBooking() {
  const { data } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: 'owner', group: 'coming', limit: 1 }],
  })
  if (!data) return null
  const [next] = data
  const name = firstName(next?.renter?.fullName ?? '')

  return (
    <p className="self-center">
      <Link
        to={next ? conversationPath(next.itemId, next.conversationId) : BOOKINGS_PATH}
        className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {next ? (
          // A flex item, such as a text beside a marked name, loses its outer blanks.
          <span>
            <QuotingText
              sentence={messages.next({ days: formatDays(next.startDate, next.endDate), name })}
              quote={name}
            />
          </span>
        ) : (
          bookings.allBookings
        )}
      </Link>
    </p>
  )
}
