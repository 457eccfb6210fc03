import type { HttpContext } from '@adonisjs/core/http'
import type { InitialQuery, PhotoPlaceholders } from '@saajha/contract/initial_queries'
import type { PageHead } from '#shared/pages/page_head'

/** The reply to one of the page's reads, or null where there was none. */
export type ResponseTo = <Body>(read: InitialQuery) => Body | null

/** What a page's HTML says before any script runs. */
export type Page = {
  /** What the page opens with; the replies come inside it. */
  reads: InitialQuery[]
  /** What browsers, search engines and messengers are told of it; `missing` where nothing is at this address. */
  head(responseTo: ResponseTo): PageHead | Missing
  /** What stands in the page's photos' places until they have come. */
  blurs?(responseTo: ResponseTo): Promise<PhotoPlaceholders>
}

/** There is no such thing: the page says so, and is sent with status 404. */
export type Missing = { missing: string }

type DescribePage = (ctx: HttpContext) => Page

const pages = new Map<string, DescribePage>()

/** Says what the page at a pattern of `WEB_ROUTES` begins with; every other page is sent as it was built. */
export function describePage(pattern: string, describe: DescribePage): void {
  pages.set(pattern, describe)
}

/** What was said of the page that is asked for, if anything. */
export function describedPage(ctx: HttpContext): Page | undefined {
  return pages.get(ctx.route?.pattern ?? '')?.(ctx)
}
