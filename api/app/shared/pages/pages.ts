import type { HttpContext } from '@adonisjs/core/http'
import type { InitialQuery, PhotoPlaceholders } from '@saajha/contract/initial_queries'
import type { Language } from '@saajha/contract/language'
import type { PageHead } from '#shared/pages/page_head'
import type { PrerenderedShell } from '#shared/pages/prerendered_shell'

/** Returns the response body of an initial query; null if its status is not 200. */
export type ResponseTo = <Body>(read: InitialQuery) => Body | null

/** Reads an endpoint by its path and query string, as the visitor; null if the status is not 200. */
export type Read = <Body>(url: string) => Promise<Body | null>

/** The server-side description of a page. */
export type HtmlPage = {
  /** The initial queries, whose responses are preloaded in the page. */
  queries: InitialQuery[]
  /** The metadata of the page; `missing` if the page's resource does not exist. */
  head(responseTo: ResponseTo): PageHead | Missing
  /**
   * Reads what the page shows its visitor alone, if there is anything; the responses are embedded in the page. Returns what the
   * prerendered shell shows of them, in place of the same parts of `head()`.
   */
  readOwn?: ((read: Read) => Promise<OwnShell>) | undefined
  /** The placeholders of the page's photos while they load. */
  placeholders?(responseTo: ResponseTo): Promise<PhotoPlaceholders>
}

/** What of a prerendered shell is the visitor's own. */
export type OwnShell = Partial<PrerenderedShell>

/** The resource does not exist: the page is sent with status 404 and this message as its title. */
export type Missing = { missing: string }

/** Returns the description of the requested page in a language. */
export type DescribeHtmlPage = (ctx: HttpContext, language: Language) => HtmlPage

const pages = new Map<string, DescribeHtmlPage>()

/** Registers the description of a page by its path pattern. Pages without one are sent as built. */
export function describePage(pattern: string, describe: DescribeHtmlPage): void {
  pages.set(pattern, describe)
}

/** The description of the requested page, if one is registered. */
export function describedPage(ctx: HttpContext, language: Language): HtmlPage | undefined {
  return pages.get(ctx.route?.pattern ?? '')?.(ctx, language)
}
