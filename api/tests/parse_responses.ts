/** A raw response; header names are in lower case. */
export type RawResponse = { status: number; headers: Record<string, string>; body: string }

const HEAD_END = '\r\n\r\n'

/**
 * Splits received text into responses to requests of these methods, since a response to HEAD has no body. `rest` is the
 * number of bytes after the last complete one.
 */
export function parseResponses(
  received: Buffer,
  methods: string[]
): { responses: RawResponse[]; rest: number } {
  const responses: RawResponse[] = []
  let at = 0
  for (const method of methods) {
    const next = parseOne(received.subarray(at), method)
    if (!next) break
    responses.push(next.response)
    at += next.length
  }
  return { responses, rest: received.length - at }
}

function parseOne(bytes: Buffer, method: string) {
  const headLength = bytes.indexOf(HEAD_END)
  if (headLength < 0) return null
  const [first, ...lines] = bytes.subarray(0, headLength).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first!)?.[1])
  if (!status) throw new Error(`This is no response: ${first!.slice(0, 200)}`)
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*: ?/, '')])
  )
  const from = headLength + HEAD_END.length
  const isEmpty = method === 'HEAD' || status === 204 || status === 304
  const body = isEmpty ? { bytes: Buffer.alloc(0), end: from } : parseBody(bytes, from, headers)
  if (!body) return null
  return { response: { status, headers, body: body.bytes.toString() }, length: body.end }
}

function parseBody(bytes: Buffer, from: number, headers: Record<string, string>) {
  if (headers['transfer-encoding'] === 'chunked') return parseChunks(bytes, from)
  const end = from + Number(headers['content-length'])
  if (Number.isNaN(end)) throw new Error('The response has no length')
  return bytes.length < end ? null : { bytes: bytes.subarray(from, end), end }
}

function parseChunks(bytes: Buffer, from: number) {
  const chunks: Buffer[] = []
  for (let at = from; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    const start = lineEnd + 2
    at = start + size + 2
    if (bytes.length < at) return null
    if (size === 0) return { bytes: Buffer.concat(chunks), end: at }
    chunks.push(bytes.subarray(start, start + size))
  }
}
