import pg from 'pg'

/** Runs a statement on a connection of its own, so that no restart of PostgreSQL affects the next one. */
export async function queryDatabase(
  connectionString: string,
  sql: string,
  values: unknown[] = []
): Promise<any[]> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
