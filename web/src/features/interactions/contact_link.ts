import type { ChosenDays } from '@/features/interactions/calendar/choose_day'

type About = { itemId: string; title: string; ownerName: string }

/** URL of an item's contact page; with both days selected, of a booking request. */
export function contactLink({ itemId, title, ownerName }: About, chosen?: ChosenDays) {
  const query = new URLSearchParams({ owner: ownerName, item: title })
  if (chosen?.start && chosen.end) {
    query.set('intent', 'booking')
    query.set('startDate', chosen.start)
    query.set('endDate', chosen.end)
  }
  return `/contact/${itemId}?${query}`
}
