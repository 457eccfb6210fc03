import type { ServerResponse } from 'node:http'
import { InternalError } from '#shared/http/errors/request_errors'

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
  const { status, body } = new InternalError()
  const json = JSON.stringify(body)
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
    })
    .end(json)
}
