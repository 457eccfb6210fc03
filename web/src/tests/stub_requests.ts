import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { vi } from 'vitest'

type StubResponse = { status?: number; body?: unknown; headers?: Record<string, string> }
type StubResponses = Record<
  string,
  StubResponse | ((request: RequestInit) => StubResponse | Promise<StubResponse>)
>

/**
 * Responds to the app's requests, keyed `GET /api/items` (a query string is part of the key). Other requests get a 404.
 * The session is a guest's unless `GET /api/auth/user` is stubbed with a member, which also sets the session cookie.
 */
export function stubRequests(responses: StubResponses = {}) {
  const age = 'GET /api/auth/user' in responses ? 86_400 : 0
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${age}`

  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    const response = responses[`${init.method ?? 'GET'} ${path}`] ?? { status: 404 }
    const {
      status = 200,
      body,
      headers,
    } = typeof response === 'function' ? await response(init) : response
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
  })
}
