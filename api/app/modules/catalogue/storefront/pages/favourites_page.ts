import type { Language } from '@saajha/contract/language'
import { FAVOURITES_TEXTS } from '@saajha/contract/page_texts/favourites'
import { SITE_PICTURES } from '#modules/catalogue/storefront/pages/site_picture'
import type { HtmlPage } from '#shared/pages/pages'

const DESCRIPTIONS: Record<Language, string> = {
  en: 'The items whose heart you pressed in this browser.',
  hi: 'वे आइटम जिन्हें आपने इस ब्राउज़र में पसंद किया।',
}

/** The page of the favourites. Only the browser knows them. */
export function favouritesPage(language: Language): HtmlPage {
  const { heading, hint } = FAVOURITES_TEXTS[language]
  return {
    queries: [],
    head: () => ({
      title: heading,
      description: DESCRIPTIONS[language],
      path: null,
      picture: SITE_PICTURES[language],
      prerenderedShell: { layout: 'list', heading, line: hint },
    }),
  }
}
