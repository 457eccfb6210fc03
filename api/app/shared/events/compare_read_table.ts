import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import type { ReadTable } from '#shared/events/subscriber'

/** A row that exists only in the source or only in the table. */
type Difference = { side: 'source' | 'table'; row: Record<string, unknown> }

/** Returns the differences between a read table and its source, from one statement and therefore one snapshot. */
export async function compareReadTable({ table, source }: ReadTable): Promise<Difference[]> {
  return sql<Difference>(
    db,
    `with expected as (select to_jsonb(s) as row from (${source}) s),
       actual as (select to_jsonb(t) as row from ${table} t)
     select 'source' as side, row from (select row from expected except all select row from actual) missing
     union all
     select 'table' as side, row from (select row from actual except all select row from expected) surplus
     order by row, side`
  )
}
