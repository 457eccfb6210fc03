import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { BackupError } from '#shared/backup/backup_error'
import { FORMAT, MANIFEST, tableOf, type Manifest, type Part } from '#shared/backup/manifest'
import { bytesOf, readArchive, TarError, type ArchiveEntry } from '#shared/backup/read_archive'

const NEW_LINE = 0x0a

/** No more names in a message. */
const MAX_NAMES = 10

/**
 * Compares every byte of a backup with its hashes, and the rows of its tables with their numbers. Returns the manifest; throws
 * a `BackupError` that names the damaged parts.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const { manifest, found, isSealed } = await readAll(file)
  const damaged = [...damagedParts(manifest, found), ...wrongTables(manifest)]
  if (damaged.length > 0) {
    const rest = damaged.length - MAX_NAMES
    const names = damaged.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
    throw new BackupError(`The backup is damaged: ${names}.`)
  }
  if (!isSealed) {
    throw new BackupError(`The backup is damaged: ${MANIFEST}, or between its parts.`)
  }
  return manifest
}

async function readAll(file: string) {
  const found = new Map<string, Part>()
  let manifest: string | undefined
  let last: string | undefined
  let isSealed = false
  try {
    for await (const entry of readArchive(file, (value) => (isSealed = value))) {
      last = entry.name
      if (entry.name === MANIFEST) manifest = (await bytesOf(entry)).toString()
      else found.set(entry.name, await measure(entry))
    }
  } catch (error) {
    if (!(error instanceof TarError)) throw error
    throw new BackupError(
      last
        ? `The backup is damaged, or breaks off, in or after ${last}.`
        : `${file} is no backup, or its beginning is damaged.`
    )
  }
  if (manifest === undefined) {
    throw new BackupError(`The backup is not complete: it has no ${MANIFEST}.`)
  }
  return { manifest: parse(manifest), found, isSealed }
}

function parse(text: string): Manifest {
  let manifest: { format: number }
  try {
    manifest = JSON.parse(text) as Manifest
  } catch {
    throw new BackupError(`The backup is damaged: ${MANIFEST}.`)
  }
  if (manifest.format !== FORMAT) {
    throw new BackupError(
      `The backup has the format ${manifest.format}: use the release that wrote it.`
    )
  }
  return manifest as Manifest
}

async function measure(entry: ArchiveEntry): Promise<Part> {
  const { name, bytes } = entry
  const hash = createHash('sha256')
  if (tableOf(name) === undefined) {
    for await (const chunk of entry.chunks) hash.update(chunk)
    return { name, bytes, sha256: hash.digest('hex') }
  }
  const compressed = await bytesOf(entry)
  const sha256 = hash.update(compressed).digest('hex')
  return { name, bytes, sha256, rows: await countRows(compressed) }
}

/** A row of `COPY` is a line. A part that cannot be decompressed has no rows. */
async function countRows(compressed: Buffer): Promise<number> {
  const text = await promisify(zstdDecompress)(compressed).catch(() => Buffer.alloc(0))
  let rows = 0
  for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, at + 1)) rows++
  return rows
}

function damagedParts({ parts }: Manifest, found: Map<string, Part>): string[] {
  const named = new Set(parts.map(({ name }) => name))
  const differing = parts.filter(({ name, bytes, sha256, rows }) => {
    const part = found.get(name)
    return part?.bytes !== bytes || part.sha256 !== sha256 || part.rows !== rows
  })
  const surplus = [...found.keys()].filter((name) => !named.has(name))
  return [...differing.map(({ name }) => name), ...surplus]
}

/** Tables whose parts do not have all of their rows. */
function wrongTables({ tables, parts }: Manifest): string[] {
  const rows = new Map<string, number>()
  for (const part of parts) {
    const table = tableOf(part.name)
    if (table) rows.set(table, (rows.get(table) ?? 0) + (part.rows ?? 0))
  }
  return tables
    .filter((table) => (rows.get(table.name) ?? 0) !== table.rows)
    .map(({ name }) => `the rows of ${name}`)
}
