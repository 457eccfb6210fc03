import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { BookingSide } from '@saajha/contract/booking'
import { pathInLanguage, type Language } from '@saajha/contract/language'
import { productName } from '@saajha/contract/product_name'
import type { CalendarEvent } from '#modules/bookings/queries/list_calendar_events'
import { sharedSettings } from '#shared/settings'
import { addDays } from '#shared/time/day_in_india'

/** After how many seconds calendar apps should read it again. */
const REFRESH_SECONDS = 15 * 60

/**
 * A calendar of whole days in the format of RFC 5545. It contains titles, days, times and where the members meet: nothing else
 * of the other member, because a calendar app passes it on. `origin` is the origin of the links to conversations.
 */
export function calendarText(
  events: CalendarEvent[],
  { language, origin }: { language: Language; origin: string }
): string {
  const product = productName(sharedSettings().appName)
  const texts = TEXTS[language]
  const calendar = ical({
    name: texts.name(product),
    prodId: { company: product, product: 'Bookings', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  })
  for (const event of events) {
    const { id, itemId, itemTitle, units, side, conversationId } = event
    const path = `/contact/${itemId}?with=${conversationId}`
    calendar.createEvent({
      id,
      sequence: event.changes,
      stamp: event.changedAt,
      // The library formats dates without a time zone in UTC, as it parses them.
      start: event.startDate,
      end: addDays(event.endDate, 1),
      allDay: true,
      summary: units > 1 ? `${units} × ${itemTitle}` : itemTitle,
      description: [texts[side], ...texts.times(event)].join('\n'),
      location: event.meeting,
      url: origin + pathInLanguage(path, language),
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A rental does not keep the member from other appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

type Times = Pick<CalendarEvent, 'collectAt' | 'returnAt'>
type Texts = Record<BookingSide, string> & {
  name: (product: string) => string
  times: (event: Times) => string[]
}

const TEXTS: Record<Language, Texts> = {
  en: {
    name: (product) => `${product} bookings`,
    owner: 'You rent it out.',
    renter: 'You rent it.',
    times: ({ collectAt, returnAt }) => [
      ...(collectAt ? [`Collect: ${collectAt}`] : []),
      ...(returnAt ? [`Return: ${returnAt}`] : []),
    ],
  },
  hi: {
    name: (product) => `${product} की बुकिंग`,
    owner: 'आपने इसे किराए पर दिया है।',
    renter: 'आपने इसे किराए पर लिया है।',
    times: ({ collectAt, returnAt }) => [
      ...(collectAt ? [`लेने का समय: ${collectAt}`] : []),
      ...(returnAt ? [`लौटाने का समय: ${returnAt}`] : []),
    ],
  },
}
