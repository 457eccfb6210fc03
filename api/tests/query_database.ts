import pg from 'pg'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'

/** Queries the database of an app that runs in a child process. */
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
