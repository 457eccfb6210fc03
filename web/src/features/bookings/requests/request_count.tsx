import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { REQUESTS } from '@/features/bookings/requests/item_requests'
import { useOpenRequests } from '@/features/bookings/requests/use_open_requests'
import { bookings as messages } from '@/messages/bookings'

/** Link to the requests for a listing with their number; nothing without any. */
export function RequestCount({ itemId }: { itemId: string }) {
  const count = useOpenRequests().filter((request) => request.itemId === itemId).length
  if (count === 0) return null

  return (
    <Link to={`/item/${itemId}#${REQUESTS}`} className="-my-2.5 inline-flex min-h-11 items-center">
      <Badge variant="accent">
        <CalendarClock aria-hidden />
        {messages.requests({ count })}
      </Badge>
    </Link>
  )
}
