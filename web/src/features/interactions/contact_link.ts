import type { ChosenDays } from '@/features/bookings/public'

type About = { itemId: string; title: string; ownerName: string }

/** URL of an item's contact page; with both days selected, of a booking request for some pieces. */
export function contactLink(about: About, chosen?: ChosenDays, units = 1) {
  const pieces = units > 1 && { units: String(units) }
  return linkOf(about, { intent: 'booking', ...pieces }, chosen)
}

/** URL of an item's contact page for a message. The message may ask about the selected days. */
export function messageLink(about: About, chosen: ChosenDays) {
  return linkOf(about, {}, chosen)
}

function linkOf({ itemId, title, ownerName }: About, intent: object, chosen?: ChosenDays) {
  const days =
    chosen?.start && chosen.end
      ? { ...intent, startDate: chosen.start, endDate: chosen.end }
      : undefined
  return `/contact/${itemId}?${new URLSearchParams({ owner: ownerName, item: title, ...days })}`
}
