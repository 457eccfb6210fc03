import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import type { Disk } from '@adonisjs/drive'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import type { ByteRange } from '#modules/media/storage/byte_range'

const CHUNK_BYTES = 64 * 1024

/** Chunks of a file; a chunk is valid only until the next one is requested. */
export type Chunks = AsyncIterable<Uint8Array>

/** A stored file: its size in bytes, and a reader of a range. The chunks must be iterated to release the file. */
export type StoredFile = { size: number; read(range: ByteRange): Promise<Chunks> }

/** Opens a file for reading in ranges. Throws if it does not exist. */
export async function openStoredFile(disk: Disk, key: string): Promise<StoredFile> {
  const { contentLength: size } = await disk.getMetaData(key)
  const { driver } = disk
  if (!(driver instanceof FSDriver)) return { size, read: (range) => readRemote(disk, key, range) }
  const path = join(String(driver.options.location), key)
  return { size, read: async (range) => chunksOf(await open(path), range) }
}

/**
 * Reuses one buffer: chunks of a stream become garbage faster than V8 collects them, some 60 MiB for 80 slow clients.
 */
async function* chunksOf(file: FileHandle, { start, end }: ByteRange) {
  try {
    const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end - start + 1))
    for (let at = start; at <= end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at + 1), at)
      if (bytesRead === 0) throw new Error('The file became shorter while it was read')
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** Drive's `getStream` does not support ranges; the signed URL of an object storage does. */
async function readRemote(disk: Disk, key: string, { start, end }: ByteRange): Promise<Chunks> {
  const url = await disk.getSignedUrl(key)
  const { status, body } = await fetch(url, { headers: { range: `bytes=${start}-${end}` } })
  if (status === 206 && body) return body as ReadableStream<Uint8Array>
  await body?.cancel()
  throw new Error(`Object storage responded ${status} to a range request`)
}
