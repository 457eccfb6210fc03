import type { PagePicture } from '#shared/pages/page_head'

/** The share image of all pages without one of their own; drawn by `scripts/draw_icons.js`. */
export const SITE_PICTURE: PagePicture = {
  path: '/share.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt: 'Rent anything, anywhere: bikes, cameras, laptops and more from people near you',
}
