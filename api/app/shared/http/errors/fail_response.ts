import type { ServerResponse } from 'node:http'

export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.'

/** What a response that was prepared for another body would say wrongly of this one. */
const OF_ANOTHER_BODY =
  /^(content-(encoding|length|range|disposition)|etag|last-modified|link|location|set-cookie)$/

/** Ends a response that nobody else will: with a 500, or by closing the connection where it has begun. */
export function failResponse(response: ServerResponse): void {
  if (response.writableEnded || response.destroyed) return
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) {
    if (OF_ANOTHER_BODY.test(name)) response.removeHeader(name)
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
