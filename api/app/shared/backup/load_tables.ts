import { once } from 'node:events'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { listTables } from '@saajha/database/releases/list_tables'
import pg from 'pg'
import { from, type CopyStreamQuery } from 'pg-copy-streams'
import { BackupError } from '#shared/backup/backup_error'
import { tableOf, type BackedUpTable, type Manifest } from '#shared/backup/manifest'
import { bytesOf, readArchive } from '#shared/backup/read_archive'
import { inSession } from '#shared/backup/session'

/**
 * Replaces all rows by those of a backup, in one transaction. Database and backup have the same last migration. Triggers of
 * the tables are off meanwhile: what they write is in the backup. Throws a `BackupError` if a table gets another number of
 * rows.
 */
export function loadTables(client: pg.Client, file: string, manifest: Manifest): Promise<void> {
  return inSession(client, 'begin', async () => {
    const all = (await listTables(client)).map(({ name }) => pg.escapeIdentifier(name))
    for (const table of all) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${all.join(', ')}`)
    await copyParts(client, file, manifest)
    for (const { name, value, isCalled } of manifest.sequences) {
      const sequence = pg.escapeIdentifier(name)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, value, isCalled])
    }
    for (const table of all) await client.query(`alter table ${table} enable trigger user`)
  })
}

/** One statement per table: a row may refer to one in a later part. */
async function copyParts(client: pg.Client, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  let copy: Copy | undefined
  for await (const entry of readArchive(file)) {
    const name = tableOf(entry.name)
    // The tables are first.
    if (name === undefined) break
    if (copy?.table.name !== name) {
      await copy?.finish()
      copy = new Copy(client, tables.get(name)!)
    }
    await copy.write(await promisify(zstdDecompress)(await bytesOf(entry)))
  }
  await copy?.finish()
}

class Copy {
  #stream: CopyStreamQuery
  #ended: Promise<unknown>

  constructor(
    client: pg.Client,
    readonly table: BackedUpTable
  ) {
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const text = `copy ${pg.escapeIdentifier(table.name)} (${columns}) from stdin`
    this.#stream = client.query(from(text))
    this.#ended = once(this.#stream, 'finish')
    this.#ended.catch(() => {})
  }

  async write(rows: Buffer): Promise<void> {
    if (!this.#stream.write(rows)) await Promise.race([once(this.#stream, 'drain'), this.#ended])
  }

  async finish(): Promise<void> {
    this.#stream.end()
    await this.#ended
    const { name, rows } = this.table
    if (this.#stream.rowCount !== rows) {
      throw new BackupError(`${name} got ${this.#stream.rowCount} rows instead of ${rows}.`)
    }
  }
}
