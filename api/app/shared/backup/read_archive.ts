import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupError } from '#shared/backup/backup_error'

const SEAL_BYTES = 64

/** An entry of an archive; its chunks must be read before the next entry. */
export type ArchiveEntry = { name: string; bytes: number; chunks: AsyncIterable<Buffer> }

/**
 * Yields the entries of an archive in their order, then calls `onEnd` with whether the SHA-256 at its end fits its bytes.
 * Throws a `BackupError` if the file cannot be read, and a `TarError`, also for the chunks, if it is no tar or breaks off.
 */
export async function* readArchive(
  file: string,
  onEnd?: (isSealed: boolean) => void
): AsyncGenerator<ArchiveEntry> {
  const { end, seal } = await readSeal(file)
  const hash = createHash('sha256')
  const tar = extract()
  const source = createReadStream(file, { end: end - 1 })
  const read = pipeline(source, (chunks: AsyncIterable<Buffer>) => passed(chunks, hash), tar)
  read.catch(() => {})
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header
      yield { name, bytes: size, chunks: chunksOf(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
    await read
  } catch (error) {
    throw new TarError('The archive breaks off or is no tar', { cause: error })
  } finally {
    source.destroy()
  }
  onEnd?.(hash.digest('hex') === seal)
}

async function* chunksOf(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry
  } catch (error) {
    throw new TarError('The archive breaks off within a part', { cause: error })
  }
}

/** Reads an entry into memory: a part of a table, the keys or the manifest, never a media file. */
export async function bytesOf({ chunks }: ArchiveEntry): Promise<Buffer> {
  const read: Buffer[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}

/** The bytes of an archive are no tar. */
export class TarError extends Error {
  override readonly name = 'TarError'
}

async function readSeal(file: string): Promise<{ end: number; seal: string }> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT'
        ? `${file} does not exist.`
        : `The backup cannot be read: ${error.message}.`
    )
  })
  try {
    const { size } = await handle.stat()
    const end = size - SEAL_BYTES
    if (end <= 0) throw new BackupError(`${file} is no backup, or the beginning of one.`)
    const seal = Buffer.alloc(SEAL_BYTES)
    await handle.read(seal, 0, SEAL_BYTES, end)
    return { end, seal: seal.toString('latin1') }
  } finally {
    await handle.close()
  }
}

async function* passed(chunks: AsyncIterable<Buffer>, hash: Hash) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
