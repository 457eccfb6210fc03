import type { Booking } from '@saajha/contract/booking'
import { smallImage } from '@saajha/contract/media'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Disclosure } from '@/components/disclosure'
import { Picture } from '@/components/picture'
import { Skeleton } from '@/components/skeleton'
import { useBooking } from '@/features/bookings/requests/use_booking_cache'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

/**
 * Title, pictures and description of the listing as they were when a booking of it was requested, behind a button that loads
 * the description.
 */
export function ItemAsRequested({ booking }: { booking: Booking }) {
  const [isOpened, setOpened] = useState(false)
  const { itemTitle, itemImageUrls = [] } = booking

  return (
    <Disclosure label={messages.itemAsRequested} onOpen={() => setOpened(true)}>
      <p lang={langOf(itemTitle)} className="font-semibold wrap-anywhere">
        {itemTitle}
      </p>
      {itemImageUrls.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {itemImageUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Picture
                  src={smallImage(url)}
                  alt={messages.photo({ number: index + 1 })}
                  className="rounded-control"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Description booking={booking} isOpened={isOpened} />
    </Disclosure>
  )
}

function Description({ booking, isOpened }: { booking: Booking; isOpened: boolean }) {
  const { data, isError, refetch } = useBooking(booking, { enabled: isOpened })

  if (isError && !data) {
    return (
      <div>
        <p>{messages.descriptionFailed}</p>
        <Button variant="ghost" onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-11" />
  const { itemDescription = '' } = data
  return (
    <p lang={langOf(itemDescription)} className="wrap-anywhere whitespace-pre-line">
      {itemDescription}
    </p>
  )
}
