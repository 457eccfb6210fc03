import { maxHeaderSize, STATUS_CODES } from 'node:http'

/** The error of Node's HTTP parser for a malformed request. */
export type ParserError = Error & { code?: string; rawPacket?: Buffer }

/** The error messages by status. */
export const MALFORMED_MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request came too slowly.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  431: 'The headers of the request are too large.',
}

/** The complete response, head and JSON body, to bytes that are not a valid request. It closes the connection. */
export function malformedResponse(error: ParserError, headers: [string, string][]): string {
  const status = statusOf(error)
  const body = JSON.stringify({ message: MALFORMED_MESSAGES[status] })
  const lines = [
    ...headers,
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', Buffer.byteLength(body)],
    ['Connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

function statusOf({ code, rawPacket }: ParserError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  return isLongUrl(rawPacket) ? 414 : 431
}

/** The parser limits URL and headers together, so the packet has to show whether the URL alone was too long. */
function isLongUrl(packet: Buffer = Buffer.alloc(0)): boolean {
  const [line] = packet.toString('latin1').split('\n', 1)
  return /^[A-Z]+ \//.test(line!) && line!.length > maxHeaderSize / 2
}
