import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import {
  InterruptedUploadError,
  DeclaredLengthError,
  SlowUploadError,
  UploadTooLargeError,
} from '#modules/media/errors'
import { incomingFolder } from '#modules/media/storage/incoming_folder'
import { withTimeout } from '#shared/time/with_timeout'

const LINGER_MS = 5_000
const MEGABYTE = 1024 * 1024

/** The bounds of an upload: `maxBytes` in total, `withinMs` from its first to its last byte. */
type Bounds = { maxBytes: number; withinMs: number }

/**
 * Writes an upload to a temporary file, passes its path and size in bytes to `use`, and removes it in any case. An upload that declares
 * or has too many bytes, or is too slow, is cut off.
 */
export async function receiveFile(
  request: IncomingMessage,
  bounds: Bounds,
  use: (path: string, bytes: number) => Promise<void>
): Promise<void> {
  await mkdir(incomingFolder, { recursive: true })
  const path = join(incomingFolder, randomUUID())
  try {
    const file = await open(path, 'wx', 0o600)
    const bytes = await copy(request, file, bounds)
      .catch((error: unknown) => rejectUpload(request, error))
      .finally(() => file.close())
    await use(path, bytes)
  } finally {
    await rm(path, { force: true })
  }
}

/** Returns the number of bytes. */
async function copy(request: IncomingMessage, file: FileHandle, bounds: Bounds): Promise<number> {
  if (Number(request.headers['content-length'] ?? 0) > bounds.maxBytes) throw tooLong(bounds)
  // The stream stays open after an early end of reading, so that an error response can be sent.
  const chunks: AsyncIterator<Buffer, undefined> = request.iterator({ destroyOnReturn: false })
  const endsAt = performance.now() + bounds.withinMs
  const tooSlow = new SlowUploadError()
  let size = 0
  for (let leftMs = bounds.withinMs; leftMs > 0; leftMs = endsAt - performance.now()) {
    const next = chunks.next().catch(interrupted)
    const { done, value } = await withTimeout(next, leftMs, tooSlow)
    if (done) return size
    size += value.length
    if (size > bounds.maxBytes) throw tooLong(bounds)
    await file.write(value)
  }
  throw tooSlow
}

/** Discards further bytes for a moment, so that the client can read the error response, then closes the connection. */
function rejectUpload(request: IncomingMessage, reason: unknown): never {
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(timer))
  throw reason
}

/** The limit of a kind is in whole megabytes; any other limit is the length that the client declared. */
function tooLong({ maxBytes }: Bounds): Error {
  if (maxBytes % MEGABYTE === 0) return new UploadTooLargeError(maxBytes)
  return new DeclaredLengthError()
}

function interrupted(): never {
  throw new InterruptedUploadError()
}
