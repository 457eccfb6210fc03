import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { Category } from '@saajha/contract/category'
import { categoryPath } from '@saajha/contract/category_path'
import { ALL_PAGES, PAGES } from '@saajha/contract/pages'
import { limitSitemapFiles } from '#modules/catalogue/limits'
import { listCategories } from '#modules/catalogue/queries/list_categories'
import {
  FROM_THE_OLDEST,
  isFirstItem,
  listCategoryCities,
  listFirstItems,
  listSitemapEntries,
  type SitemapEntry,
} from '#modules/catalogue/storefront/list_sitemap_entries'
import { NotFoundError } from '#shared/http/errors/request_errors'
import { html } from '#shared/http/html'
import { baseUrl } from '#shared/http/origin/base_url'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HOUR_MS = 3_600_000

/** The names of the files without listings. */
const PAGES_FILE = 'pages'
const CITIES_FILE = 'cities'

/** Cached because both queries scan all listings. */
const readFirstItems = cachedForAnHour(() => listFirstItems())
const readCategoryCities = cachedForAnHour(listCategoryCities)

/** The sitemap: every page that search engines may index. */
export default class SitemapController {
  async index({ request, response }: HttpContext) {
    const site = baseUrl(request)
    const files = [PAGES_FILE, CITIES_FILE, FROM_THE_OLDEST, ...(await readFirstItems())]
    const entries = files.map(
      (file) => html`<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`.text
    )
    const index = `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>\n`
    return asXml(response).send(index)
  }

  async show({ params, request, response }: HttpContext) {
    const file = String(params.file).replace(/\.xml$/, '')
    const site = baseUrl(request)
    if (file === PAGES_FILE) return asXml(response).send(urlSet(site, await pageEntries()))
    if (file === CITIES_FILE) return asXml(response).send(urlSet(site, await cityEntries()))
    await limitSitemapFiles(request.ip())
    if (file !== FROM_THE_OLDEST && !(await isFirstItem(file))) throw new NotFoundError()
    return asXml(response).stream(Readable.from(itemFile(site, file)))
  }
}

function asXml(response: HttpContext['response']) {
  return response.type('application/xml').header('Cache-Control', 'public, max-age=3600')
}

/** The path of a page, and the day of its last change, if known, as YYYY-MM-DD. */
type PathEntry = { path: string; changed?: string }

async function pageEntries(): Promise<PathEntry[]> {
  const categories: Category[] = await listCategories()
  const pages = ALL_PAGES.filter(({ path, isIndexed }) => isIndexed && !path.includes(':'))
  return [
    ...pages.map(({ path }) => ({ path })),
    ...categories.map(({ slug }) => ({ path: categoryPath(slug) })),
  ]
}

async function cityEntries(): Promise<PathEntry[]> {
  return (await readCategoryCities()).map(({ categoryId, location, changed }) => ({
    path: categoryPath(categoryId, location),
    changed,
  }))
}

function urlSet(site: string, entries: PathEntry[]): string {
  const lines = entries.map((entry) => urlElement(site, entry))
  return `${XML}<urlset ${SCHEMA}>\n${lines.join('\n')}\n</urlset>\n`
}

function urlElement(site: string, { path, changed }: PathEntry): string {
  return html`<url><loc>${site + path}</loc>${changed && html`<lastmod>${changed}</lastmod>`}</url>`
    .text
}

async function* itemFile(site: string, from: string): AsyncGenerator<string> {
  const entry = ({ id, changed }: SitemapEntry) =>
    urlElement(site, { path: PAGES.item.path.replace(':id', id), changed })
  yield `${XML}<urlset ${SCHEMA}>\n`
  for await (const batch of listSitemapEntries(from)) yield `${batch.map(entry).join('\n')}\n`
  yield '</urlset>\n'
}

/** A read whose result is kept for an hour, unless it fails. */
function cachedForAnHour<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let cached: { at: number; result: Promise<Result> } | undefined
  return () => {
    if (!cached || Date.now() - cached.at > HOUR_MS) {
      const result = read()
      cached = { at: Date.now(), result }
      result.catch(() => (cached = undefined))
    }
    return cached.result
  }
}
