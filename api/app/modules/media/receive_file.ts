import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import {
  InterruptedUploadError,
  LongerThanSaidError,
  SlowUploadError,
  UploadTooLargeError,
} from '#modules/media/errors'
import { incomingFolder } from '#modules/media/incoming_folder'

const LINGER_MS = 5_000
const MEGABYTE = 1024 * 1024

/** What an upload may be: `maxBytes` in all, `withinMs` from its first byte to its last. */
type Bounds = { maxBytes: number; withinMs: number }

/**
 * Writes an upload to a file while it comes, gives its path to `use`, and removes it whatever happens. What claims or
 * turns out to be too long is cut off, and so is what comes too slowly.
 */
export async function receiveFile(
  request: IncomingMessage,
  bounds: Bounds,
  use: (path: string) => Promise<void>
): Promise<void> {
  await mkdir(incomingFolder, { recursive: true })
  const path = join(incomingFolder, randomUUID())
  try {
    const file = await open(path, 'wx', 0o600)
    await copy(request, file, bounds)
      .catch((error: unknown) => giveUp(request, error))
      .finally(() => file.close())
    await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function copy(request: IncomingMessage, file: FileHandle, bounds: Bounds): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > bounds.maxBytes) throw tooLong(bounds)
  // The stream stays open when reading ends early, so that the reason can still be answered.
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SlowUploadError()), bounds.withinMs)
  late.promise.catch(() => {})
  try {
    for (let size = 0; ;) {
      const { done, value } = await Promise.race([chunks.next().catch(interrupted), late.promise])
      if (done) return
      size += value.length
      if (size > bounds.maxBytes) throw tooLong(bounds)
      await file.write(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Reads on for a moment without keeping anything, so that the sender hears the reason, then hangs up. */
function giveUp(request: IncomingMessage, reason: unknown): never {
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(timer))
  throw reason
}

/** A kind's limit is whole megabytes; another one is what the sender announced. */
function tooLong({ maxBytes }: Bounds): Error {
  if (maxBytes % MEGABYTE === 0) return new UploadTooLargeError(maxBytes)
  return new LongerThanSaidError()
}

function interrupted(): never {
  throw new InterruptedUploadError()
}
