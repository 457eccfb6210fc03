import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

/** Sharing a listing outside the app. */
export const share = inLanguage({
  en: {
    /** The shared text; the listing's URL follows it. */
    text: ({ title, price }: { title: string; price: string }) =>
      `${title} on rent, ${price}. See it on ${PRODUCT_NAME}:`,
    whatsapp: 'Share on WhatsApp',
    more: 'More ways to share',
    button: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: "We couldn't copy the link",
  },
  hi: {
    text: ({ title, price }) => `${title} किराए पर, ${price}। ${PRODUCT_NAME} पर देखें:`,
    whatsapp: 'WhatsApp पर शेयर करें',
    more: 'शेयर करने के और तरीके',
    button: 'शेयर करें',
    copyLink: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    copyFailed: 'लिंक कॉपी नहीं हो पाया',
  },
})
