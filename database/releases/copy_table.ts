import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { DumpedTable } from './dump.ts'

type Columns = Pick<DumpedTable, 'name' | 'columns'>

/** Calls `use` in a transaction that reads one snapshot, and writes values as text in the same form everywhere. */
export function inSnapshot<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>
): Promise<T> {
  return inTransaction(connectionString, 'begin isolation level repeatable read read only', use)
}

/** Calls `use` in a transaction on a connection of its own. */
export async function inTransaction<T>(
  connectionString: string,
  begin: string,
  use: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      `set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres'`
    )
    await client.query(begin)
    const result = await use(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** Reads a table with `COPY`, its rows in a fixed order, so that equal rows have equal hashes. */
export async function copyOut(
  client: pg.Client,
  { name, columns }: Columns
): Promise<{ table: DumpedTable; part: Buffer }> {
  const list = listOf(columns)
  const stream = client.query(
    to(
      `copy (select ${list} from ${pg.escapeIdentifier(name)} order by row(${list})::text collate "C") to stdout`
    )
  )
  const part = await buffer(stream)
  const sha256 = createHash('sha256').update(part).digest('hex')
  return { table: { name, columns, rows: stream.rowCount, sha256 }, part }
}

/** Adds the rows that `copyOut` read. */
export async function copyIn(
  client: pg.Client,
  { name, columns }: Columns,
  part: Buffer
): Promise<void> {
  const stream = client.query(
    from(`copy ${pg.escapeIdentifier(name)} (${listOf(columns)}) from stdin`)
  )
  await pipeline(Readable.from([part]), stream)
}

function listOf(columns: string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
