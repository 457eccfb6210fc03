import type { Language } from '@saajha/contract/language'
import { SITE_PICTURES } from '#modules/catalogue/storefront/pages/site_picture'
import type { HtmlPage } from '#shared/pages/pages'

const TEXTS = {
  en: {
    heading: 'Your favorites',
    description: 'The items whose heart you pressed in this browser.',
    line: 'Saved in this browser only',
  },
  hi: {
    heading: 'आपके पसंदीदा',
    description: 'वे आइटम जिन्हें आपने इस ब्राउज़र में पसंद किया।',
    line: 'सिर्फ़ इस ब्राउज़र में सेव हैं',
  },
}

/** The page of the favourites. Only the browser knows them. */
export function favouritesPage(language: Language): HtmlPage {
  const { heading, description, line } = TEXTS[language]
  return {
    queries: [],
    head: () => ({
      title: heading,
      description,
      path: null,
      picture: SITE_PICTURES[language],
      prerenderedShell: { layout: 'list', heading, line },
    }),
  }
}
