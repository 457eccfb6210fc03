import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { listTables } from '@saajha/database/releases/list_tables'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { ArchiveWriter } from '#shared/backup/archive_writer'
import { tablePart, type BackedUpTable, type SequenceValue } from '#shared/backup/manifest'

const NEW_LINE = 0x0a

/** The bytes of a part before its compression, if no single row is longer. They limit the memory of writer and readers. */
const PART_BYTES = 4 * 1024 * 1024

type Rows = { bytes: Buffer; rows: number }

/** Adds the rows of every table that the snapshot of the client sees, in parts of whole rows, and returns the tables. */
export async function dumpTables(
  client: pg.Client,
  archive: ArchiveWriter
): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = []
  for (const { name, columns } of await listTables(client)) {
    const table = { name, columns, rows: 0 }
    let parts = 0
    for await (const { bytes, rows } of inParts(copyOut(client, table))) {
      await archive.add(tablePart(name, ++parts), await promisify(zstdCompress)(bytes), rows)
      table.rows += rows
    }
    tables.push(table)
  }
  return tables
}

/** Reads the sequences of the product. They have no snapshot: read them last, and none is behind the rows. */
export async function readSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences
     where schemaname = 'public' and sequencename not like 'adonis\\_schema%' order by 1`
  )
  const sequences: SequenceValue[] = []
  for (const { name } of found) {
    const { rows } = await client.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`
    )
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}

function copyOut(client: pg.Client, { name, columns }: BackedUpTable): AsyncIterable<Buffer> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return client.query(to(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Rows> {
  let pending: Buffer[] = []
  let bytes = 0
  let rows = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEW_LINE) + 1
    rows += countLines(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES || end === 0) {
      pending.push(chunk)
      continue
    }
    yield { bytes: Buffer.concat([...pending, chunk.subarray(0, end)]), rows }
    pending = [chunk.subarray(end)]
    bytes = chunk.length - end
    rows = 0
  }
  if (bytes > 0) yield { bytes: Buffer.concat(pending), rows }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines++
  return lines
}
