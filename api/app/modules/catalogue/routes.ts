import router from '@adonisjs/core/services/router'
import { forMembers } from '#start/member_routes'

const ActivityController = () => import('#modules/catalogue/controllers/activity_controller')
const CategoriesController = () => import('#modules/catalogue/controllers/categories_controller')
const HiddenItemsController = () => import('#modules/catalogue/controllers/hidden_items_controller')
const ItemFacetsController = () => import('#modules/catalogue/controllers/item_facets_controller')
const ItemsController = () => import('#modules/catalogue/controllers/items_controller')
const ShareImagesController = () =>
  import('#modules/catalogue/storefront/controllers/share_images_controller')
const SitemapController = () =>
  import('#modules/catalogue/storefront/controllers/sitemap_controller')
const SuggestionsController = () => import('#modules/catalogue/controllers/suggestions_controller')
const UserStatsController = () => import('#modules/catalogue/controllers/user_stats_controller')

router.get('/sitemap.xml', [SitemapController, 'index'])
router.get('/sitemap/:file', [SitemapController, 'show'])

router.get('/media/previews/:id/:file', [ShareImagesController, 'show'])
router.get('/media/previews/:id/:language/:file', [ShareImagesController, 'showInLanguage'])
router.get('/media/previews/categories/:language/:slug/:file', [
  ShareImagesController,
  'showCategory',
])

router.get('/api/categories', [CategoriesController, 'index'])
router.get('/api/categories/:categoryId', [CategoriesController, 'show'])

router.get('/api/items', [ItemsController, 'index'])
router.get('/api/items/category/:categoryId', [ItemsController, 'inCategory'])
router.get('/api/items/facets', [ItemFacetsController, 'index'])
router.get('/api/items/suggestions', [SuggestionsController, 'index'])
router.get('/api/items/:id', [ItemsController, 'show'])
router.get('/api/items/:id/similar', [ItemsController, 'similar'])

router.get('/api/users/:id/stats', [UserStatsController, 'show'])

router
  .group(() => {
    router.get('/api/user/items/activity', [ActivityController, 'index'])
    router.get('/api/user/items/hidden', [HiddenItemsController, 'index'])
    router.post('/api/items', [ItemsController, 'store'])
    router.put('/api/items/:id', [ItemsController, 'update'])
    router.delete('/api/items/:id', [ItemsController, 'destroy'])
  })
  .use(forMembers())
