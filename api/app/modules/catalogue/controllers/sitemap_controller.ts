import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { Category } from '@saajha/contract/category'
import { ALL_PAGES, PAGES } from '@saajha/contract/pages'
import { listCategories } from '#modules/catalogue/queries/list_categories'
import {
  FROM_THE_OLDEST,
  listFirstItems,
  listSitemapEntries,
  type SitemapEntry,
} from '#modules/catalogue/queries/list_sitemap_entries'
import { html } from '#shared/http/html'
import { baseUrl } from '#shared/http/origin/base_url'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HOUR_MS = 3_600_000

/** The first listing of each file, refreshed hourly because the query scans all listings. */
let cached: { at: number; firstItems: Promise<string[]> } | undefined

/** The sitemap: every page that search engines may index. */
export default class SitemapController {
  async index({ request, response }: HttpContext) {
    const site = baseUrl(request)
    const files = ['pages', FROM_THE_OLDEST, ...(await firstItems())]
    const entries = files.map(
      (file) => html`<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`.text
    )
    response.type('application/xml').header('Cache-Control', 'public, max-age=3600')
    return response.send(`${XML}<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>\n`)
  }

  async show({ params, request, response }: HttpContext) {
    const file = String(params.file).replace(/\.xml$/, '')
    const site = baseUrl(request)
    response.type('application/xml').header('Cache-Control', 'public, max-age=3600')
    if (file !== 'pages') return response.stream(Readable.from(itemFile(site, file)))
    const categories: Category[] = await listCategories()
    const paths = [
      ...ALL_PAGES.filter(({ path, isIndexed }) => isIndexed && !path.includes(':')).map(
        ({ path }) => path
      ),
      ...categories.map(({ slug }) => PAGES.category.path.replace(':slug', slug)),
    ]
    const entries = paths.map((path) => html`<url><loc>${site + path}</loc></url>`.text)
    return response.send(`${XML}<urlset ${SCHEMA}>\n${entries.join('\n')}\n</urlset>\n`)
  }
}

async function* itemFile(site: string, from: string): AsyncGenerator<string> {
  const entry = ({ id, changed }: SitemapEntry) =>
    html`<url
      ><loc>${site}${PAGES.item.path.replace(':id', id)}</loc><lastmod>${changed}</lastmod></url
    >`.text
  yield `${XML}<urlset ${SCHEMA}>\n`
  for await (const batch of listSitemapEntries(from)) yield `${batch.map(entry).join('\n')}\n`
  yield '</urlset>\n'
}

function firstItems(): Promise<string[]> {
  if (!cached || Date.now() - cached.at > HOUR_MS) {
    const firstItems = listFirstItems()
    cached = { at: Date.now(), firstItems }
    firstItems.catch(() => (cached = undefined))
  }
  return cached.firstItems
}
