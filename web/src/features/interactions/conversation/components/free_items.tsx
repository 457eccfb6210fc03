import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import { smallImage } from '@saajha/contract/media'
import { quoteOf } from '@saajha/contract/quote'
import { elsewhereUrl, formatSearchQuery, parseSearchQuery } from '@saajha/contract/search_query'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '@/components/picture'
import { readJson } from '@/lib/http/api'
import { ITEMS_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { cityNamed } from '@/lib/text/city_named'
import { formatDays, formatPrice, formatRupees } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { bookings } from '@/messages/bookings'
import { conversation as messages } from '@/messages/conversation'
import { names } from '@/messages/names'

const SHOWN = 3

type Props = {
  conversation: Conversation
  /** The booking whose days were not given. */
  booking?: Booking | undefined
}

/**
 * The three nearest items of the same kind that are free on the days of a booking, and a link to all; the link to the search of the
 * kind if none are, or if the days have begun.
 */
export function FreeItems({ conversation, booking }: Props) {
  const headingId = useId()
  const { user } = useCurrentUser()
  const { itemId, itemCategoryId: category, itemLocation = '' } = conversation
  const near = cityNamed(itemLocation)
  const ofKind = { ...(category && { category }), ...(near && { location: near }) }
  const query = parseSearchQuery(
    new URLSearchParams({
      ...ofKind,
      ...(booking && {
        from: booking.startDate,
        to: booking.endDate,
        units: String(booking.units),
      }),
    })
  )
  // Days in the past are ignored.
  const days = query.from === '' ? null : booking
  const url = elsewhereUrl(query, near)
  const { data = [] } = useQuery({
    queryKey: [...ITEMS_KEY, 'free', url],
    queryFn: ({ signal }) => readJson<Item[]>(url, signal),
    enabled: Boolean(days) && category !== undefined,
  })
  const items = data
    .filter(({ id, ownerId, isAvailable }) => id !== itemId && ownerId !== user?.id && isAvailable)
    .slice(0, SHOWN)

  if (!days || items.length === 0) {
    return (
      <p className="self-center">
        <Link to={searchPath(parseSearchQuery(new URLSearchParams(ofKind)))} className={LINK}>
          {messages.findSimilar}
        </Link>
      </p>
    )
  }
  const itemSearch = new URLSearchParams({
    startDate: days.startDate,
    endDate: days.endDate,
    ...(days.units > 1 && { units: String(days.units) }),
  })
  return (
    <section
      aria-labelledby={headingId}
      className="w-full max-w-lg self-center rounded-card border border-line bg-surface p-3"
    >
      <h4 id={headingId} className="font-sans text-base tracking-normal">
        {messages.freeOn({ days: formatDays(days.startDate, days.endDate) })}
      </h4>
      <ul className="mt-1 flex flex-col">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={`/item/${item.id}?${itemSearch.toString()}`}
              className="-mx-1.5 flex items-center gap-3 rounded-control p-1.5 -outline-offset-2 hover:bg-primary-tint/50"
            >
              <Picture
                src={item.imageUrls[0] && smallImage(item.imageUrls[0])}
                alt=""
                ratio="1/1"
                className="size-12 shrink-0 rounded-control"
              />
              <span className="min-w-0 flex-1">
                <span lang={langOf(item.title)} className="block truncate font-semibold">
                  {item.title}
                </span>
                <span className="block truncate text-sm text-soft">
                  {[formatPrice(item), totalOf(item, days), names.location(item.location)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={searchPath(query)} className={LINK}>
        {messages.seeAll}
      </Link>
    </section>
  )
}

/** What an item costs on the days of a booking; null for a negotiable price and a price per hour. */
function totalOf(item: Item, { startDate, endDate, units }: Booking) {
  const times = { collectAt: null, returnAt: null }
  const { total } = quoteOf(item, { startDate, endDate, units, ...times })
  return total === null ? null : `${bookings.total} ${formatRupees(total)}`
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary hover:underline'

function searchPath(query: Parameters<typeof formatSearchQuery>[0]) {
  return `/search?${formatSearchQuery(query).toString()}`
}
