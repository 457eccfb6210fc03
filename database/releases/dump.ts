/** A table of a dump: its columns without generated ones, the number of its rows, and the SHA-256 of its part in hex. */
export type DumpedTable = { name: string; columns: string[]; rows: number; sha256: string }

/** What a dump contains. */
export type Manifest = {
  /** The commit of the product that wrote the database. */
  commit: string
  /** The name of the last migration that had run: `0067_bookings_past_days`. */
  lastMigration: string
  /** The version of PostgreSQL. */
  postgres: string
  /** ISO 8601. */
  createdAt: string
  /** In an order that foreign keys allow. */
  tables: DumpedTable[]
  sequences: { name: string; value: string; isCalled: boolean }[]
}

/** The rows of every table of the product, as `COPY` writes them, by table. Jobs of the queue are not among them. */
export type Dump = { manifest: Manifest; parts: Map<string, Buffer> }
