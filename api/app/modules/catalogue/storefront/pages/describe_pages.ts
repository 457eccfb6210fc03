import { PAGES, type PublicPageName } from '@saajha/contract/pages'
import { categoryPage } from '#modules/catalogue/storefront/pages/category_page'
import { SITE_TEXTS, homePage } from '#modules/catalogue/storefront/pages/home_page'
import { itemPage } from '#modules/catalogue/storefront/pages/item_page'
import { searchPage } from '#modules/catalogue/storefront/pages/search_page'
import { setHindiHead } from '#shared/pages/page_in_hindi'
import { describePage, type DescribeHtmlPage } from '#shared/pages/pages'

/** The public pages. The server describes them. */
const DESCRIPTIONS: Record<PublicPageName, DescribeHtmlPage> = {
  home: homePage,
  category: categoryPage,
  item: itemPage,
  itemAlias: itemPage,
  search: searchPage,
}

for (const [name, describe] of Object.entries(DESCRIPTIONS)) {
  describePage(PAGES[name as PublicPageName].path, describe)
}

setHindiHead(SITE_TEXTS.hi)
