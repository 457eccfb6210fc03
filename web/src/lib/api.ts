import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { ApiError } from '@/lib/api_error'
import { CURRENT_USER_KEY } from '@/lib/query_keys'
import { reportUnauthorized } from '@/lib/session/unauthorized'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Writes to the API and gives back its JSON reply (`undefined` for an empty one). */
export async function sendJson<Reply>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {}
): Promise<Reply> {
  const response = await request(path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Reply
}

/** Reads from the API. */
export async function readJson<Reply>(path: string, signal?: AbortSignal): Promise<Reply> {
  const response = await request(path, { signal })
  return (await response.json()) as Reply
}

/** The default reader: the key is the address, so a query needs no function of its own. */
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
  const given = Object.entries(parameters).filter(([, value]) => value != null && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** Sends cookies along, and turns every non-success reply into an `ApiError`. */
export async function request(path: string, init: RequestInit) {
  const response = await fetch(path, { credentials: 'include', ...init })
  if (!response.ok) {
    if (response.status === 401 && path !== CURRENT_USER_KEY[0]) reportUnauthorized()
    throw new ApiError(response.status, response.statusText, await response.text())
  }
  return response
}
