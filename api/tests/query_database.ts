import pg from 'pg'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'

/** Asks the database of a house that runs as a process of its own. */
export async function queryDatabase(dataDir: string, sql: string): Promise<any[]> {
  const { connectionString } = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
