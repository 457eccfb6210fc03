import { inLanguage } from '@/messages/in_language'

/** Prices of items. */
export const price = inLanguage({
  en: {
    negotiable: 'Price Negotiable',
    negotiableTotal: 'Negotiable',
    perUnit: { hour: '/hour', day: '/day', week: '/week', month: '/month' },
  },
  hi: {
    negotiable: 'किराया बातचीत से तय',
    negotiableTotal: 'बातचीत से तय',
    perUnit: { hour: '/घंटा', day: '/दिन', week: '/हफ़्ता', month: '/महीना' },
  },
})
