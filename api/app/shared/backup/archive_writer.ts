import { createHash } from 'node:crypto'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { BackupError } from '#shared/backup/backup_error'
import { MANIFEST, type Manifest, type Part } from '#shared/backup/manifest'

/**
 * Writes an archive: a tar, followed by the SHA-256 of all its bytes in hex. Readers of tars ignore the hash. The file appears
 * when it is complete and on disk; until then it is `<file>.unfinished`.
 */
export class ArchiveWriter {
  #tar = pack()
  #parts: Part[] = []
  #written: Promise<void>
  #failure: BackupError | undefined

  private constructor(
    private file: string,
    private handle: FileHandle,
    /** The number of the file, by which it is known from one that took its name. */
    private inode: number
  ) {
    // Its reader and its writer get the error.
    this.#tar.on('error', () => {})
    this.#written = this.#write()
    this.#written.catch((error: Error) => {
      this.#failure = new BackupError(`The backup cannot be written: ${error.message}.`)
      this.#tar.destroy(error)
    })
  }

  /** Begins an archive. Throws a `BackupError` if the file exists or its folder cannot be written. */
  static async open(file: string): Promise<ArchiveWriter> {
    if (await stat(file).catch(() => null)) {
      throw new BackupError(`${file} exists already: choose another name, or move it away.`)
    }
    // A program that still writes there keeps its file without a name, and fails at its end.
    await rm(unfinished(file), { force: true })
    const handle = await open(unfinished(file), 'wx', 0o600).catch((error: Error) => {
      throw new BackupError(`The backup cannot be written: ${error.message}.`)
    })
    return new ArchiveWriter(file, handle, (await handle.stat()).ino)
  }

  /** Adds an entry. `rows` is the number of rows in a part of a table. */
  async add(name: string, bytes: Uint8Array, rows?: number): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await this.#append(name, bytes.length, [bytes])
    this.#parts.push({ name, bytes: bytes.length, sha256, ...(rows !== undefined && { rows }) })
  }

  /** Adds an entry of a known size in bytes. A chunk may be reused by its source after the next one is requested. */
  async addChunks(name: string, size: number, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256')
    await this.#append(name, size, hashed(chunks, hash))
    this.#parts.push({ name, bytes: size, sha256: hash.digest('hex') })
  }

  /** Adds the manifest and completes the file. */
  async finish(manifest: Omit<Manifest, 'parts'>): Promise<void> {
    const text = JSON.stringify({ ...manifest, parts: this.#parts }, null, 1)
    await this.#append(MANIFEST, Buffer.byteLength(text), [Buffer.from(text)])
    this.#tar.finalize()
    await this.#written
    if (!(await this.#hasName())) {
      throw new BackupError(`Another backup is written to ${this.file}: choose another name.`)
    }
    await rename(unfinished(this.file), this.file)
    await syncFolder(dirname(this.file))
  }

  /** Removes what is written of an archive that cannot be finished. */
  async abort(): Promise<void> {
    this.#tar.destroy(new Error('The archive is not finished'))
    await this.#written.catch(() => {})
    if (await this.#hasName()) await rm(unfinished(this.file), { force: true })
  }

  /** Whether no other program has begun a backup under this name since. */
  async #hasName(): Promise<boolean> {
    const named = await stat(unfinished(this.file)).catch(() => null)
    return named?.ino === this.inode
  }

  async #append(
    name: string,
    size: number,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  ): Promise<void> {
    const ended = Promise.withResolvers<void>()
    const entry = this.#tar.entry({ name, size, mode: 0o600 }, (error) =>
      error ? ended.reject(error) : ended.resolve()
    )
    // Until it is awaited.
    ended.promise.catch(() => {})
    // `ended` has it.
    entry.on('error', () => {})
    try {
      for await (const chunk of chunks) {
        if (!entry.write(Buffer.from(chunk)))
          await Promise.race([once(entry, 'drain'), ended.promise])
      }
      entry.end(null)
      await ended.promise
    } catch (error) {
      throw this.#failure ?? error
    }
  }

  async #write(): Promise<void> {
    const hash = createHash('sha256')
    const target = this.handle.createWriteStream({ flush: true })
    await pipeline(sealed(this.#tar as AsyncIterable<Uint8Array>, hash), target)
  }
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** The chunks, followed by their hash in hex. */
async function* sealed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  yield* hashed(chunks, hash)
  yield Buffer.from(hash.digest('hex'))
}

function unfinished(file: string): string {
  return `${file}.unfinished`
}

/** Makes a rename survive a power failure. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  if (!handle) return
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
