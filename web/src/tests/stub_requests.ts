import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { vi } from 'vitest'
import { recordStub } from '@/tests/record_stub'

type StubResponse = {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** A body that the OpenAPI document does not allow, as of a newer release, or a call that the API does not have. */
  isUndocumented?: boolean
}
type StubResponses = Record<
  string,
  StubResponse | ((request: RequestInit) => StubResponse | Promise<StubResponse>)
>

/**
 * Responds to the app's requests, keyed `GET /api/items` (a query string is part of the key). Other requests get a 404. The calls
 * and the bodies of successful responses are compared with the OpenAPI document at the end of the run.
 * The session is a guest's unless `GET /api/auth/user` is stubbed with a member, which also sets the session cookie.
 */
export function stubRequests(responses: StubResponses = {}) {
  const age = 'GET /api/auth/user' in responses ? 86_400 : 0
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${age}`

  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    const method = init.method ?? 'GET'
    const response = responses[`${method} ${path}`]
    if (!response) {
      recordStub({ method, url: path })
      return new Response(null, { status: 404 })
    }
    const {
      status = 200,
      body,
      headers,
      isUndocumented = false,
    } = typeof response === 'function' ? await response(init) : response
    if (!isUndocumented) recordStub({ method, url: path, body: status < 300 ? body : undefined })
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
  })
}
