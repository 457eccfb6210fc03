import type { ServerResponse } from 'node:http'

export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.'

/** Headers that describe the response body that this error replaces. */
const BODY_HEADERS =
  /^(content-(encoding|length|range|disposition)|etag|last-modified|link|location|set-cookie)$/

/** Ends an open response with a 500, or closes the connection if its headers are already sent. */
export function failResponse(response: ServerResponse): void {
  if (response.writableEnded || response.destroyed) return
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) {
    if (BODY_HEADERS.test(name)) response.removeHeader(name)
  }
  const body = JSON.stringify({ message: INTERNAL_ERROR_MESSAGE })
  response
    .writeHead(500, {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
