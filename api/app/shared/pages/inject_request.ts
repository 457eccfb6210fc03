import { inject } from 'light-my-request'
import type { HttpContext } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import { parseNextLink } from '@saajha/contract/next_link'

/** The response to an injected request: its JSON as text, and the URL of a list's next page. */
export type InjectedResponse = { status: number; text: string; next: string | null }

/** Request headers on which a response depends: for rate limits, view counts and the session. */
const FORWARDED_HEADERS = [
  ...['cookie', 'user-agent', 'referer'],
  ...['sec-purpose', 'purpose', 'sec-fetch-dest', 'sec-fetch-site'],
]

/**
 * Runs a read of a page in this process, as the page's visitor: with the same rate limits, the same response cache and the same
 * response as a request over the network. `url` is the path and query string of the endpoint.
 */
export async function injectRequest(
  { request }: HttpContext,
  url: string,
  additional: Record<string, string> = {}
): Promise<InjectedResponse> {
  const headers = FORWARDED_HEADERS.flatMap((name) => {
    const value = request.header(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const response = await inject(
    (...exchange) => server.getNodeServer()!.emit('request', ...exchange),
    {
      url,
      remoteAddress: request.ip(),
      headers: {
        host: request.host() ?? 'localhost',
        ...Object.fromEntries(headers),
        ...additional,
      },
    }
  )
  const next = parseNextLink(response.headers.link as string | undefined)
  return { status: response.statusCode, text: response.payload, next }
}
