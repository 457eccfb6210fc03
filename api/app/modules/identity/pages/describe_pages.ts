import { PAGES } from '@saajha/contract/pages'
import { describePage, type HtmlPage } from '#shared/pages/pages'

/** The dashboard before the app runs, the same for all members. */
function dashboardPage(): HtmlPage {
  return {
    queries: [],
    head: () => ({
      title: 'Dashboard',
      description: 'Your listings and notifications.',
      path: null,
      prerenderedShell: { layout: 'list', heading: 'Dashboard', line: '' },
    }),
  }
}

describePage(PAGES.dashboard.path, dashboardPage)
