import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

/**
 * Runs a frequent statement as a named prepared statement: each connection parses it once and reuses its plan after a few
 * executions. A name belongs to exactly one SQL text.
 */
export async function prepared<Row>(
  client: Pick<QueryClientContract, 'rawQuery'>,
  name: string,
  sql: string,
  bindings: RawQueryBindings
): Promise<Row[]> {
  const query = client.rawQuery(sql, bindings)
  query.knexQuery.options({ name })
  const { rows } = await query
  return rows
}
