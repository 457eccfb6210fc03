import type { ItemCalendar } from '@saajha/contract/booking'
import { OwnerCalendar } from '@/features/bookings/components/owner_calendar'
import { ItemRequests } from '@/features/bookings/requests/item_requests'

type Props = { itemId: string; calendar: ItemCalendar | undefined }

/** What the page of an item shows its owner alone: the requests for it, and the calendar in which they keep days for themselves. */
export function OwnItem({ itemId, calendar }: Props) {
  return (
    <>
      <ItemRequests itemId={itemId} />
      <OwnerCalendar itemId={itemId} calendar={calendar} />
    </>
  )
}
