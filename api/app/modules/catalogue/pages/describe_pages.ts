import { categoryPage } from '#modules/catalogue/pages/category_page'
import { homePage } from '#modules/catalogue/pages/home_page'
import { itemPage } from '#modules/catalogue/pages/item_page'
import { searchPage } from '#modules/catalogue/pages/search_page'
import { describePage } from '#shared/pages/pages'

// The public pages that are rendered on the server.
describePage('/', homePage)
describePage('/category/:slug', categoryPage)
describePage('/item/:id', itemPage)
describePage('/items/:id', itemPage)
describePage('/search', searchPage)
