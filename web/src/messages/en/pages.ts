import { PRODUCT_NAME } from '@/lib/product'

/** What the browser's tab says, and the page for addresses that lead nowhere. */
export const pages = {
  title: ({ page }: { page: string }) => `${page} | ${PRODUCT_NAME}`,
  homeTitle: `${PRODUCT_NAME}: rent anything, anywhere`,
  notFound: '404 Page Not Found',
  notFoundHint: 'Did you forget to add the page to the router?',
}
