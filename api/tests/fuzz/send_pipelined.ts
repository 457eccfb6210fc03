import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConnectionManner } from '#tests/fuzz/connection_manner'
import type { FuzzRequest } from '#tests/fuzz/fuzz_requests'
import { HttpConnection } from '#tests/http_connection'
import type { RawResponse } from '#tests/parse_responses'

/**
 * Sends raw requests on one connection, without encoding or extra headers. Returns the received responses; they are
 * complete unless the client disconnects or a response closes the connection.
 */
export async function sendPipelined(
  requests: FuzzRequest[],
  { pauses, end }: ConnectionManner
): Promise<RawResponse[]> {
  const connection = await HttpConnection.open()
  try {
    const unsent = typeof end === 'object' ? end.leaveUnsent : 0
    const bytes = Buffer.concat(requests.map(bytesOf))
    for (const piece of split(bytes.subarray(0, bytes.length - unsent), pauses)) {
      await connection.write(piece)
      await nextTurn()
    }
    if (typeof end === 'object') return []
    if (end === 'half-close') connection.halfClose()
    return await connection.responses(requests.map(({ method }) => method))
  } finally {
    connection.close()
  }
}

function bytesOf({ method, path, headers, body }: FuzzRequest): Buffer {
  const content = Buffer.from(body ?? '')
  const length = body === null ? {} : { 'content-length': String(content.length) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...length })
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}

function split(bytes: Buffer, shares: number[]): Buffer[] {
  const cuts = shares.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b)
  return [0, ...cuts].map((cut, at) => bytes.subarray(cut, cuts[at] ?? bytes.length))
}
