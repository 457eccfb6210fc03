import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@saajha/contract/language'
import { WROTE_COOKIE } from '#shared/http/cache/read_your_writes'
import { injectRequest, type InjectedResponse } from '#shared/pages/inject_request'
import type { HtmlPage, OwnShell } from '#shared/pages/pages'

/** The response to a read of the visitor's own data, whose status is 200. */
export type OwnRead = { url: string; response: InjectedResponse }

/** The responses to the reads of a page, and what the prerendered shell shows of them. */
export type OwnData = { reads: OwnRead[]; shell: OwnShell }

/**
 * Runs the reads of a page that show its visitor their own data, in the language of the page. A page with any response must not be
 * stored. What fails is left out: the app requests it itself.
 */
export async function ownReads(
  ctx: HttpContext,
  { readOwn }: HtmlPage,
  language: Language
): Promise<OwnData> {
  if (!readOwn) return { reads: [], shell: {} }
  const found: OwnRead[] = []
  // The cookie of a recent write has the path of the API, so the browser does not send it with a page.
  const cookie = `${ctx.request.header('cookie') ?? ''}; ${WROTE_COOKIE}=1`
  const headers = { cookie, 'accept-language': language }
  const shell = await readOwn(async <Body>(url: string) => {
    const response = await injectRequest(ctx, url, headers)
    if (response.status !== 200) return null
    found.push({ url, response })
    return JSON.parse(response.text) as Body
  })
  return { reads: found, shell }
}
