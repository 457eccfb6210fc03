import { HEADINGS } from '@saajha/contract/page_texts/headings'
import { inLanguage } from '@/messages/in_language'

type Count = { count: number }

/** The places of a signed-in member, as the navigation names them. */
export const places = inLanguage({
  en: {
    inbox: HEADINGS.en.inbox,
    inboxWithUnread: ({ count }: Count) => `${shown(count)} Inbox, unread`,
    bookings: HEADINGS.en.bookings,
    bookingsThatWait: ({ count }: Count) => `${shown(count)} Bookings, waiting for you`,
  },
  hi: {
    inbox: HEADINGS.hi.inbox,
    inboxWithUnread: ({ count }) => `${shown(count)} इनबॉक्स, पढ़ने बाकी`,
    bookings: HEADINGS.hi.bookings,
    bookingsThatWait: ({ count }) => `${shown(count)} बुकिंग, आपके जवाब का इंतज़ार`,
  },
})

/** As on the icon, since a name contains the visible text. */
function shown(count: number) {
  return count > 99 ? '99+' : String(count)
}
