import { inLanguage } from '@/messages/in_language'

/** The tick of a verified member. */
export const verifiedTick = inLanguage({
  en: {
    verified: 'Verified',
  },
  hi: {
    verified: 'वेरिफ़ाइड',
  },
})
