import { SITE_PICTURE } from '#modules/catalogue/pages/site_picture'
import type { HtmlPage } from '#shared/pages/pages'

const DESCRIPTION = 'The items whose heart you pressed in this browser.'

/** The page of the favourites, which only the browser knows. */
export function favouritesPage(): HtmlPage {
  return {
    queries: [],
    head: () => ({
      title: 'Your favorites',
      description: DESCRIPTION,
      path: null,
      picture: SITE_PICTURE,
      prerenderedShell: {
        layout: 'list',
        heading: 'Your favorites',
        line: 'Saved in this browser only',
      },
    }),
  }
}
