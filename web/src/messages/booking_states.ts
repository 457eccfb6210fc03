import type { BookingState } from '@saajha/contract/booking'
import { inLanguage } from '@/messages/in_language'

/** The states of a booking. */
export const bookingStates = inLanguage<Record<BookingState, string>>({
  en: {
    requested: 'Requested',
    accepted: 'Accepted',
    active: 'Handed over',
    completed: 'Completed',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    cancelled: 'Cancelled',
  },
  hi: {
    requested: 'रिक्वेस्ट भेजी गई',
    accepted: 'स्वीकार की गई',
    active: 'किराए पर है',
    completed: 'पूरी हुई',
    declined: 'मना कर दिया',
    expired: 'समय निकल गया',
    withdrawn: 'वापस ली गई',
    cancelled: 'कैंसल हुई',
  },
})
