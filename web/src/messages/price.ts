import { PRICE_NEGOTIABLE } from '@saajha/contract/price'
import { inLanguage } from '@/messages/in_language'

/** Prices of items. */
export const price = inLanguage({
  en: {
    negotiable: PRICE_NEGOTIABLE.en,
    negotiableTotal: 'Negotiable',
    perUnit: { hour: '/hour', day: '/day', week: '/week', month: '/month' },
  },
  hi: {
    negotiable: PRICE_NEGOTIABLE.hi,
    negotiableTotal: 'बातचीत से तय',
    perUnit: { hour: '/घंटा', day: '/दिन', week: '/हफ़्ता', month: '/महीना' },
  },
})
