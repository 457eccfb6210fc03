import type { IncomingMessage } from 'node:http'
import { UploadTooLargeError } from '#modules/media/errors'

const MEGABYTE = 1024 * 1024

/** All bytes of an upload, never more than `maxBytes`: what claims or turns out to be longer is cut off. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(maxBytes: number): UploadTooLargeError {
  return new UploadTooLargeError(maxBytes / MEGABYTE)
}
