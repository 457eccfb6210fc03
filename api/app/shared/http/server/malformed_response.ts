import { maxHeaderSize, STATUS_CODES } from 'node:http'

/** What Node's parser tells about a request that it gave up on. */
export type ParserError = Error & { code?: string; rawPacket?: Buffer }

/** By status. */
export const MALFORMED_MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request came too slowly.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  431: 'The headers of the request are too large.',
}

/** The whole reply, head and JSON, to bytes that never became a request; the connection ends with it. */
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

/** The parser counts address and headers together: whether the first line alone was too long stands in its packet only. */
function isLongUrl(packet: Buffer = Buffer.alloc(0)): boolean {
  const [line] = packet.toString('latin1').split('\n', 1)
  return /^[A-Z]+ \//.test(line!) && line!.length > maxHeaderSize / 2
}
