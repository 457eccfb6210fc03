import type { Booking } from '@saajha/contract/booking'
import { cardImage } from '@saajha/contract/media'
import { Disclosure } from '@/components/disclosure'
import { Picture } from '@/components/picture'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'

/** Title, pictures and description of the listing as they were when a booking of it was requested, behind a button. */
export function ItemAsRequested({ booking }: { booking: Booking }) {
  const { itemTitle, itemDescription, itemImageUrls = [] } = booking

  if (itemDescription === undefined) return null
  return (
    <Disclosure label={messages.itemAsRequested}>
      <p lang={langOf(itemTitle)} className="font-semibold wrap-anywhere">
        {itemTitle}
      </p>
      {itemImageUrls.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {itemImageUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Picture
                  src={cardImage(url)}
                  alt={messages.photo({ number: index + 1 })}
                  className="rounded-control"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p lang={langOf(itemDescription)} className="wrap-anywhere whitespace-pre-line">
        {itemDescription}
      </p>
    </Disclosure>
  )
}
