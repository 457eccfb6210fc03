import { hash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A connection of `config/database.ts` or a transaction. */
export type SqlClient = Pick<QueryClientContract, 'rawQuery'>

type Options = {
  /**
   * Prepares the statement on each connection once, so that it is parsed once and its plan is reused after a few executions.
   * For frequent statements of few texts whose plan suits all values. Never for a text search that may use one of several
   * indexes: the selectivity of its terms decides which one is best.
   */
  prepare?: boolean
}

/**
 * Runs one statement and returns its rows; the values of `$1`, `$2`, ... are `params` in this order. `Row` states what the
 * text selects or returns. Throws a `TypeError` for an undefined parameter, the driver's error, with `code` and
 * `constraint`, and `KnexTimeoutError` after the time limit of a wait for a connection.
 */
export async function sql<Row extends object>(
  client: SqlClient,
  text: string,
  params: readonly unknown[] = [],
  { prepare = false }: Options = {}
): Promise<Row[]> {
  if (params.includes(undefined)) throw new TypeError('A parameter of the statement is undefined')
  const query = client.rawQuery(text)
  // The driver receives text and values as they are: Knex would read `?` in the text as a placeholder.
  query.knexQuery.options({
    text,
    values: params,
    name: prepare ? hash('sha1', text, 'base64url') : undefined,
  })
  const { rows } = await query
  return rows
}
