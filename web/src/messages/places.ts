import { inLanguage } from '@/messages/in_language'

type Count = { count: number }

/** The places of a signed-in member, as the navigation names them. */
export const places = inLanguage({
  en: {
    inbox: 'Inbox',
    inboxWithUnread: ({ count }: Count) => `${shown(count)} Inbox, unread`,
    bookings: 'Bookings',
    bookingsThatWait: ({ count }: Count) => `${shown(count)} Bookings, waiting for you`,
  },
  hi: {
    inbox: 'इनबॉक्स',
    inboxWithUnread: ({ count }) => `${shown(count)} इनबॉक्स, पढ़ने बाकी`,
    bookings: 'बुकिंग',
    bookingsThatWait: ({ count }) => `${shown(count)} बुकिंग, आपके जवाब का इंतज़ार`,
  },
})

/** As on the icon, since a name contains the visible text. */
function shown(count: number) {
  return count > 99 ? '99+' : String(count)
}
