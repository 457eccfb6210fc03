import type pg from 'pg'
import { copyOut, inSnapshot } from './copy_table.ts'
import type { Dump, DumpedTable, Manifest } from './dump.ts'
import { listTables } from './list_tables.ts'

/** Dumps the tables and sequences of a database that the product of a commit has written. */
export function dumpDatabase(connectionString: string, commit: string): Promise<Dump> {
  return inSnapshot(connectionString, async (client) => {
    const parts = new Map<string, Buffer>()
    const tables: DumpedTable[] = []
    for (const columns of await listTables(client)) {
      const { table, part } = await copyOut(client, columns)
      tables.push(table)
      parts.set(table.name, part)
    }
    const origin = await readOrigin(client)
    const sequences = await readSequences(client)
    return { manifest: { commit, ...origin, tables, sequences }, parts }
  })
}

/** Reads the present rows and hashes of dumped tables, in the columns that the dump has. Throws if a table or column is missing. */
export function readTables(
  connectionString: string,
  dumped: Pick<DumpedTable, 'name' | 'columns'>[]
): Promise<DumpedTable[]> {
  return inSnapshot(connectionString, async (client) => {
    const tables: DumpedTable[] = []
    for (const columns of dumped) tables.push((await copyOut(client, columns)).table)
    return tables
  })
}

async function readOrigin(
  client: pg.Client
): Promise<Pick<Manifest, 'lastMigration' | 'postgres' | 'createdAt'>> {
  const { rows } = await client.query<Pick<Manifest, 'lastMigration' | 'postgres'>>(
    `select substring(max(name) from '[^/]+$') as "lastMigration", current_setting('server_version') as postgres
     from adonis_schema`
  )
  return { ...rows[0]!, createdAt: new Date().toISOString() }
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences
     where schemaname = 'public' and sequencename not like 'adonis\\_schema%' order by 1`
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<Manifest['sequences'][number], 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`
    )
    sequences.push({ name, ...values[0]! })
  }
  return sequences
}
