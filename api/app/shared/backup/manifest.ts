/** The form of the archive; a reader rejects any other. */
export const FORMAT = 1

/** The entry with the manifest, the last one of an archive. */
export const MANIFEST = 'manifest.json'

/** The entry with the encrypted keys. */
export const KEYS = 'keys.json'

/** The folder of the entries with media files, each named by its storage key. */
export const MEDIA = 'media/'

/** An entry of the archive: its size and the SHA-256 of its bytes in hex. A part of a table also has the number of its rows. */
export type Part = { name: string; bytes: number; sha256: string; rows?: number }

/** A table: its columns without generated ones, and the number of its rows. */
export type BackedUpTable = { name: string; columns: string[]; rows: number }

export type SequenceValue = { name: string; value: string; isCalled: boolean }

/** What a backup contains. */
export type Manifest = {
  format: typeof FORMAT
  /** The version of the product that wrote it. */
  product: string
  /** The version of PostgreSQL. */
  postgres: string
  /** ISO 8601. */
  createdAt: string
  /** The names of the migrations that had run, in their order: `0067_bookings_past_days`. */
  migrations: string[]
  lastMigration: string
  /** The random id of the marketplace; the media disk has it as well. Null before a server has written one. */
  marketplaceId: string | null
  /** Of every table of the product, in an order that foreign keys allow. Jobs of the queue are not among them. */
  tables: BackedUpTable[]
  sequences: SequenceValue[]
  /** How many media files there are, and how many the disk lacked; null if they were left out. */
  media: { files: number; missing: number } | null
  hasKeys: boolean
  parts: Part[]
}

/** The name of the n-th part of a table, from 1. */
export function tablePart(table: string, n: number): string {
  return `tables/${table}/${n}.copy.zst`
}

/** The table of a part; undefined for other entries. */
export function tableOf(part: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy\.zst$/.exec(part)?.[1]
}
