import { inLanguage } from '@/messages/in_language'

/** The buttons that report something, and the names of what is reported. */
export const reportLabels = inLanguage({
  en: {
    reportListing: 'Report this listing',
    reportNote: 'Report this note',
    reportRecord: 'Report this record',
    listing: 'This listing',
    problemOf: ({ days }: { days: string }) => `The rental ${days}`,
    member: ({ name }: { name: string }) => `The member ${name}`,
  },
  hi: {
    reportListing: 'इस लिस्टिंग की शिकायत करें',
    reportNote: 'इस नोट की शिकायत करें',
    reportRecord: 'इस रिकॉर्ड की शिकायत करें',
    listing: 'यह लिस्टिंग',
    problemOf: ({ days }) => `${days} का किराया`,
    member: ({ name }) => `सदस्य ${name}`,
  },
})
