import { PRODUCT_NAME } from '@/lib/preferences/product'
import { inLanguage } from '@/messages/in_language'

/** Titles of the browser tab, and the 404 page. */
export const pages = inLanguage({
  en: {
    title: ({ page }: { page: string }) => `${page} | ${PRODUCT_NAME}`,
    homeTitle: `${PRODUCT_NAME}: rent anything, anywhere`,
    notFound: '404 Page Not Found',
    notFoundHint: 'Did you forget to add the page to the router?',
  },
  hi: {
    title: ({ page }) => `${page} | ${PRODUCT_NAME}`,
    homeTitle: `${PRODUCT_NAME}: कुछ भी, कहीं भी किराए पर`,
    notFound: '404 पेज नहीं मिला',
    notFoundHint: 'यह लिंक पुराना है या गलत लिखा गया है।',
  },
})
