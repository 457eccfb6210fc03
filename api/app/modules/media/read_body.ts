import type { IncomingMessage } from 'node:http'
import { UploadTooLargeError } from '#modules/media/errors'

/** All bytes of an upload, never more than `maxBytes`: what claims or turns out to be longer is cut off. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new UploadTooLargeError(maxBytes)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBytes) throw new UploadTooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
