import { PRODUCT_NAME } from '@/lib/product'
import type { pages as English } from '@/messages/en/pages'

export const pages: typeof English = {
  title: ({ page }) => `${page} | ${PRODUCT_NAME}`,
  homeTitle: `${PRODUCT_NAME}: कुछ भी, कहीं भी किराए पर`,
  notFound: '404 पेज नहीं मिला',
  notFoundHint: 'क्या आप इस पेज को राउटर में जोड़ना भूल गए?',
}
