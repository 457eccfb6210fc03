import { copyIn, inTransaction } from './copy_table.ts'
import type { Dump } from './dump.ts'

/**
 * Replaces the rows of a database with the last migration of the dump. Triggers of the tables are off meanwhile: what they
 * write is in the dump.
 */
export function loadDump(connectionString: string, { manifest, parts }: Dump): Promise<void> {
  return inTransaction(connectionString, 'begin', async (client) => {
    const { tables, sequences } = manifest
    const named = tables.map((table) => ({ ...table, id: client.escapeIdentifier(table.name) }))
    for (const { id } of named) await client.query(`alter table ${id} disable trigger user`)
    for (const { id } of named.toReversed()) await client.query(`delete from ${id}`)
    for (const table of tables) await copyIn(client, table, parts.get(table.name)!)
    for (const { name, value, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ])
    }
    for (const { id } of named) await client.query(`alter table ${id} enable trigger user`)
    await client.query('analyze')
  })
}
