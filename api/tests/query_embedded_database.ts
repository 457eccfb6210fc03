import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { queryDatabase } from '#harness/query_database'

/** Queries the embedded database of an app that runs in a child process. */
export async function queryEmbeddedDatabase(
  dataDir: string,
  sql: string,
  values: unknown[] = []
): Promise<any[]> {
  const { connectionString } = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  return queryDatabase(connectionString, sql, values)
}
