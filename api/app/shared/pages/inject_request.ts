import { inject } from 'light-my-request'
import type { HttpContext } from '@adonisjs/core/http'
import server from '@adonisjs/core/services/server'
import type { InitialQuery } from '@saajha/contract/initial_queries'

/** What the house answered to a read: its JSON as text, and where a list goes on. */
export type InjectedResponse = { status: number; text: string; next: string | null }

/** What a call judges a visitor by: limits, views of a listing, the member's own copy. */
const PASSED_ON = ['cookie', 'user-agent', 'sec-purpose', 'referer', 'sec-fetch-site']

/**
 * Asks this house what the page would ask it next, on behalf of the page's visitor, without leaving the process: the
 * same limits, the same kept replies and the same reply, whatever answers it.
 */
export async function injectRequest(
  { request }: HttpContext,
  read: InitialQuery
): Promise<InjectedResponse> {
  const given = PASSED_ON.flatMap((name) => {
    const value = request.header(name)
    return value === undefined ? [] : [[name, value]]
  })
  const response = await inject(
    (...exchange) => server.getNodeServer()!.emit('request', ...exchange),
    {
      url: read.address,
      remoteAddress: request.ip(),
      headers: { host: request.host() ?? 'localhost', ...Object.fromEntries(given) },
    }
  )
  const link = String(response.headers.link ?? '')
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1] ?? null
  return { status: response.statusCode, text: response.payload, next }
}
