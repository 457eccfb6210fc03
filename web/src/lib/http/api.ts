import { correctClock } from '@saajha/contract/clock'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { readApiError } from '@/lib/http/api_error'
import { dropPreloadedReads, takePreloadedRead } from '@/lib/http/preloaded_reads'
import { language } from '@/lib/preferences/language'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { reportUnauthorized } from '@/lib/session/unauthorized'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends a JSON request and returns the JSON response, `undefined` if it is empty. Throws `ApiError`. */
export async function sendJson<Body>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {}
): Promise<Body> {
  const response = await request(path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Body
}

/** Sends a GET request and returns the JSON response. Throws `ApiError`. */
export async function readJson<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  const response = await request(path, { signal })
  return (await response.json()) as Body
}

/** The default query function: it derives the URL from the query key. */
export function readQuery({ queryKey, signal }: QueryFunctionContext) {
  return readJson(queryPath(queryKey), signal)
}

/** `['/api/items', id, 'similar', { limit: 6 }]` is `/api/items/{id}/similar?limit=6`. */
export function queryPath(key: QueryKey) {
  const last = key.at(-1)
  const hasParameters = typeof last === 'object' && last !== null
  const [root, ...segments] = hasParameters ? key.slice(0, -1) : key
  const path = [root, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
  const query = hasParameters ? queryString(last as Record<string, unknown>) : ''
  return query ? `${path}?${query}` : path
}

function queryString(parameters: Record<string, unknown>) {
  const set = Object.entries(parameters).filter(([, value]) => value != null && value !== '')
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/**
 * Sends a request with cookies and the page's language; throws `ApiError` for every response that is not a success. A read whose
 * response the HTML page brings along is not sent.
 */
export async function request(path: string, init: RequestInit) {
  if (init.method) dropPreloadedReads()
  const preloaded = takePreloadedRead(path)
  if (preloaded) return preloaded
  // Texts that the server composes, as those of notifications, are in the language of the page.
  const headers = { 'accept-language': language, ...init.headers }
  const response = await fetch(path, { credentials: 'include', ...init, headers })
  correctClock(response.headers.get('date'))
  if (!response.ok) {
    if (response.status === 401 && path !== CURRENT_USER_KEY[0]) reportUnauthorized()
    throw await readApiError(response)
  }
  return response
}
