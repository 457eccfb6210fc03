import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@saajha/contract/language'
import { PAGES } from '@saajha/contract/pages'
import { describePage, type HtmlPage } from '#shared/pages/pages'

const TEXTS = {
  en: { heading: 'Dashboard', description: 'Your listings and notifications.' },
  hi: { heading: 'डैशबोर्ड', description: 'आपकी लिस्टिंग और नोटिफ़िकेशन।' },
}

/** The dashboard before the app runs, the same for all members. */
function dashboardPage(_: HttpContext, language: Language): HtmlPage {
  const { heading, description } = TEXTS[language]
  return {
    queries: [],
    head: () => ({
      title: heading,
      description,
      path: null,
      prerenderedShell: { layout: 'list', heading, line: '' },
    }),
  }
}

describePage(PAGES.dashboard.path, dashboardPage)
