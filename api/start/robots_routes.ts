import router from '@adonisjs/core/services/router'
import { ALL_PAGES } from '@saajha/contract/pages'
import { baseUrl } from '#shared/http/origin/base_url'

/** Path prefixes that are private to a member or useless to crawlers; `*` matches any text. */
const DISALLOWED = [
  '/api/',
  '/media/private/',
  ...ALL_PAGES.filter(({ isPublic }) => !isPublic).map(({ path }) =>
    path.replace(/:\w+$/, '').replace(/:\w+/g, '*')
  ),
]

router.get('/robots.txt', ({ request, response }) => {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)]
  const sitemap = `Sitemap: ${baseUrl(request)}/sitemap.xml`
  return response.type('text').send([...lines, '', sitemap, ''].join('\n'))
})
