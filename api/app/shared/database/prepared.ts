import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

/**
 * Sends a statement that is sent all day: each connection reads it once, under its name, and after a few times plans it no
 * more. One name stands for one text.
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
