import { setTimeout as delay } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import {
  PRELOADED_DATA,
  PRELOADED_READS,
  PHOTO_PLACEHOLDERS,
  type InitialQuery,
  type PhotoPlaceholders,
} from '@saajha/contract/initial_queries'
import type { Language } from '@saajha/contract/language'
import { html, Html } from '#shared/http/html'
import { baseUrl } from '#shared/http/origin/base_url'
import { injectRequest, type InjectedResponse } from '#shared/pages/inject_request'
import { ownReads, type OwnRead } from '#shared/pages/own_reads'
import { prerenderedShellElements } from '#shared/pages/prerendered_shell'
import { jsonInPage } from '#shared/pages/json_in_page'
import { headElements, type PageHead } from '#shared/pages/page_head'
import type { HtmlPage, ResponseTo } from '#shared/pages/pages'

/** The maximum wait for initial queries and photo placeholders; the page is sent without them afterwards. */
const TIMEOUT_MS = 3_000

/**
 * The content of a page: its head, its prerendered shell, and its preloaded data at the end of the body. `isPersonal` if the data
 * is the visitor's own.
 */
export type PageContent = {
  status: 200 | 404
  head: Html
  shell: Html | null
  body: Html
  isPersonal: boolean
}

type QueryResult = { query: InitialQuery; response: InjectedResponse }

/**
 * Renders the content of a page from its initial queries. Returns null if a query fails or times out: the built page is
 * then sent unchanged and the app loads its data itself. `scripts` are the page's additional script URLs.
 */
export async function fillPage(
  ctx: HttpContext,
  page: HtmlPage,
  context: { name: string; scripts: string[]; language: Language }
): Promise<PageContent | null> {
  const timeout = new AbortController()
  const timedOut = delay(TIMEOUT_MS, null, { signal: timeout.signal }).catch(() => null)
  const [results, own] = await Promise.all([
    Promise.race([runQueries(ctx, page.queries), timedOut]),
    Promise.race([ownReads(ctx, page, context.language).catch(() => null), timedOut]),
  ])
  if (!results) return null
  const responseTo: ResponseTo = (query) => {
    const found = results.find((result) => result.query.url === query.url)
    return found?.response.status === 200 ? (JSON.parse(found.response.text) as never) : null
  }
  const described = page.head(responseTo)
  const isMissing = 'missing' in described
  const isLimited = results.some(({ response }) => response.status === 429)
  // A visitor beyond a rate limit does not learn whether the resource exists.
  const isUnknown = isMissing && isLimited
  const placeholders = await Promise.race([
    page.placeholders?.(responseTo).catch(() => null),
    timedOut,
  ])
  timeout.abort()
  if (isUnknown) return null
  const head: PageHead = isMissing
    ? { title: described.missing, description: described.missing, path: null }
    : described
  const site = baseUrl(ctx.request)
  const { firstPicture: picture } = head
  const shell = head.prerenderedShell && { ...head.prerenderedShell, ...own?.shell }
  return {
    status: isMissing ? 404 : 200,
    head: headElements(head, {
      ...context,
      site,
      url: ctx.request.url(),
      next: nextPage(ctx, results),
    }),
    shell: shell ? prerenderedShellElements(shell, { ...context, picture }) : null,
    isPersonal: Boolean(own?.reads.length),
    body: bodyElements(results, own?.reads ?? [], placeholders ?? null),
  }
}

/** The preloaded data at the end of the body. */
function bodyElements(
  results: QueryResult[],
  own: OwnRead[],
  placeholders: PhotoPlaceholders | null
): Html {
  const preloaded = results.filter(({ response }) => response.status === 200).map(asPreloaded)
  return html`${own.length > 0 ? readsElement(own) : null}${preloadedElement(preloaded)}${placeholders && jsonElement(PHOTO_PLACEHOLDERS, JSON.stringify(placeholders))}`
}

/** The URL of the list's next page, in the form that the web links to; null on the last page and without a list. */
function nextPage({ request }: HttpContext, results: QueryResult[]): string | null {
  const next = results.find(({ query }) => query.isPaged)?.response.next
  const cursor = next && new URLSearchParams(next.split('?')[1]).get('cursor')
  if (!cursor) return null
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  parameters.delete('cursor')
  parameters.append('cursor', cursor)
  return `${request.url()}?${parameters.toString()}`
}

/** Runs the initial queries; null if one of them fails. */
async function runQueries(
  ctx: HttpContext,
  queries: InitialQuery[]
): Promise<QueryResult[] | null> {
  const results = await Promise.all(
    queries.map(async (query) => ({ query, response: await injectRequest(ctx, query.url) }))
  ).catch(() => null)
  return results?.some(({ response }) => response.status >= 500) ? null : results
}

/** Serializes a `PreloadedResponse`. */
function asPreloaded({ query: { key, isPaged }, response: { text, next } }: QueryResult): string {
  const end = isPaged ? `,"next":${JSON.stringify(next)}` : ''
  return `{"key":${JSON.stringify(key)},"response":${text}${end}}`
}

/** The element of the `PreloadedRead`s. */
function readsElement(own: OwnRead[]): Html {
  const reads = own.map(
    ({ url, response: { text, next } }) =>
      `{"url":${JSON.stringify(url)},"response":${text},"next":${JSON.stringify(next)}}`
  )
  return jsonElement(PRELOADED_READS, `[${reads.join(',')}]`)
}

function preloadedElement(responses: string[]): Html {
  return jsonElement(PRELOADED_DATA, `[${responses.join(',')}]`)
}

function jsonElement(id: string, json: string): Html {
  return html`<script type="application/json" id="${id}">
    ${jsonInPage(json)}
  </script>`
}
