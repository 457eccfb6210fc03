import { inLanguage } from '@/messages/in_language'

/** When a renter wants to collect and return an item. */
export const meetingTimes = inLanguage({
  en: {
    collectAt: 'Collect at',
    returnAt: 'Return at',
  },
  hi: {
    collectAt: 'लेने का समय',
    returnAt: 'लौटाने का समय',
  },
})
