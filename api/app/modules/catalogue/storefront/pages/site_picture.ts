import type { Language } from '@saajha/contract/language'
import type { PagePicture } from '#shared/pages/page_head'

/** The share image of all pages without one of their own; drawn by `scripts/draw_icons.js`. */
export const SITE_PICTURE = {
  path: '/share.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
} as const

/** The share image with its description in each language. */
export const SITE_PICTURES: Record<Language, PagePicture> = {
  en: {
    ...SITE_PICTURE,
    alt: 'Rent anything, anywhere: bikes, cameras, laptops and more from people near you',
  },
  hi: {
    ...SITE_PICTURE,
    alt: 'कुछ भी, कहीं भी किराए पर: आस-पास के लोगों से बाइक, कैमरे, लैपटॉप और बहुत कुछ',
  },
}
