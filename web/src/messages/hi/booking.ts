import type { booking as English } from '@/messages/en/booking'

export const booking: typeof English = {
  heading: 'अपनी तारीखें चुनें',
  headingHint: 'जिस दिन लेना है और जिस दिन लौटाना है, वे दिन चुनें।',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  legend: { available: 'उपलब्ध', booked: 'बुक है', selected: 'चुने गए' },
  dayState: {
    available: 'उपलब्ध',
    past: 'बीत चुका है',
    booked: 'बुक है',
    unavailable: 'उपलब्ध नहीं',
    start: 'पहला दिन चुना गया',
    end: 'आखिरी दिन चुना गया',
    within: 'चुना गया',
  },
  day: ({ date, state }) => `${date}, ${state}`,
  from: 'कब से',
  to: 'कब तक',
  total: 'कुल',
  notChosen: 'दिन चुनें',
  days: ({ count }) => `${count} दिन`,
  estimate: ({ price }) => `${price} के हिसाब से। आखिरी रकम मालिक से तय करें।`,
  request: 'बुकिंग रिक्वेस्ट भेजें',
  chooseDates: 'तारीखें चुनें',
  bookThese: 'ये तारीखें बुक करें',
}
