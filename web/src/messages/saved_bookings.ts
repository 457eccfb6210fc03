import type { BookingSide } from '@saajha/contract/booking'
import { inLanguage } from '@/messages/in_language'

type Due = { item: string; name: string }
type Sentences = Record<BookingSide, (due: Due) => string>

/** The member's bookings that the device keeps, and what is due today. */
export const savedBookings = inLanguage({
  en: {
    saved: 'Saved on this device',
    dueHeading: 'Today',
    collect: {
      renter: ({ item }) => `Today: collect ${item}`,
      owner: ({ item, name }) => `Today: hand over ${item} to ${name}`,
    } satisfies Sentences,
    uncollected: {
      renter: ({ item }) => `You were to collect ${item}`,
      owner: ({ item, name }) => `${name} was to collect ${item}`,
    } satisfies Sentences,
    return: {
      renter: ({ item }) => `Today: return ${item}`,
      owner: ({ item, name }) => `Today: ${name} returns ${item}`,
    } satisfies Sentences,
    overdue: {
      renter: ({ item }) => `Overdue: return ${item}`,
      owner: ({ item, name }) => `Overdue: ${name} still has ${item}`,
    } satisfies Sentences,
    code: ({ code }: { code: string }) => `code ${code}`,
    more: ({ count }: { count: number }) => `+${count} more today`,
  },
  hi: {
    saved: 'इस डिवाइस पर सेव की गई:',
    dueHeading: 'आज',
    collect: {
      renter: ({ item }) => `आज लेना है: ${item}`,
      owner: ({ item, name }) => `आज ${name} को देना है: ${item}`,
    },
    uncollected: {
      renter: ({ item }) => `आपको लेना था: ${item}`,
      owner: ({ item, name }) => `${name} को लेने आना था: ${item}`,
    },
    return: {
      renter: ({ item }) => `आज लौटाना है: ${item}`,
      owner: ({ item, name }) => `आज ${name} लौटाएँगे: ${item}`,
    },
    overdue: {
      renter: ({ item }) => `देर हो गई, लौटाएँ: ${item}`,
      owner: ({ item, name }) => `देर हो गई, ${name} ने नहीं लौटाया: ${item}`,
    },
    code: ({ code }) => `कोड ${code}`,
    more: ({ count }) => `+${count} और आज`,
  },
})
