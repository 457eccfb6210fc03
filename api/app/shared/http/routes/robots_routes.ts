import router from '@adonisjs/core/services/router'
import { baseUrl } from '#shared/http/origin/base_url'

/** Paths that are private to a member or useless to crawlers. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/contact/',
  '/create-listing',
  '/dashboard',
  '/edit-listing/',
  '/item/*/edit',
  '/media/private/',
  '/profile/',
]

router.get('/robots.txt', ({ request, response }) => {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)]
  const sitemap = `Sitemap: ${baseUrl(request)}/sitemap.xml`
  return response.type('text').send([...lines, '', sitemap, ''].join('\n'))
})
