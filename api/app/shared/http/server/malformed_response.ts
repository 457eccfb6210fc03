import { maxHeaderSize, STATUS_CODES } from 'node:http'
import {
  HeadersTooLargeError,
  MalformedRequestError,
  RequestTimeoutError,
  RequestTooLargeError,
  UrlTooLongError,
} from '#shared/http/errors/request_errors'

/** The error of Node's HTTP parser for a malformed request. */
export type ParserError = Error & { code?: string; rawPacket?: Buffer }

/** The complete response, head and JSON body, to bytes that are not a valid request. It closes the connection. */
export function malformedResponse(error: ParserError, headers: [string, string][]): string {
  const { status, body } = toHttpError(error)
  const json = JSON.stringify(body)
  const lines = [
    ...headers,
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', Buffer.byteLength(json)],
    ['Connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', json].join('\r\n')
}

function toHttpError({ code, rawPacket }: ParserError) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTimeoutError()
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new RequestTooLargeError()
  if (code !== 'HPE_HEADER_OVERFLOW') return new MalformedRequestError()
  return isLongUrl(rawPacket) ? new UrlTooLongError() : new HeadersTooLargeError()
}

/** The parser limits URL and headers together, so the packet has to show whether the URL alone was too long. */
function isLongUrl(packet: Buffer = Buffer.alloc(0)): boolean {
  const [line] = packet.toString('latin1').split('\n', 1)
  return /^[A-Z]+ \//.test(line!) && line!.length > maxHeaderSize / 2
}
