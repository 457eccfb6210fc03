import type { PagePicture } from '#shared/pages/page_head'

/** What messengers show of a page that is not one listing's; `scripts/draw_icons.js` draws it. */
export const SITE_PICTURE: PagePicture = {
  path: '/share.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt: 'Rent anything, anywhere: bikes, cameras, laptops and more from people near you',
}
