import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import type { ReadTable } from '#shared/events/subscriber'

/** The number of rows after a rebuild, and how many of them were missing or wrong before. */
type RebuildResult = { rows: number; repaired: number }

/**
 * Rebuilds a read table from its source. Builds a shadow table and replaces only the rows that differ, so that readers
 * never wait. The lock blocks workers, and workers mark a delivery as done in the transaction that writes the table:
 * therefore every event is either in the source's rows or still to be delivered, never both.
 */
export async function rebuildReadTable({ table, source }: ReadTable): Promise<RebuildResult> {
  return inTransaction(async (trx) => {
    await sql(trx, `lock table ${table} in exclusive mode`)
    await sql(
      trx,
      `create temporary table shadow on commit drop as
       select r.* from (${source}) s, jsonb_populate_record(null::${table}, to_jsonb(s)) r`
    )
    await sql(
      trx,
      `delete from ${table} t where not exists (select from shadow s where to_jsonb(s) = to_jsonb(t))`
    )
    const [result] = await sql<RebuildResult>(
      trx,
      `with repaired as (
         insert into ${table}
         select s.* from shadow s where not exists (select from ${table} t where to_jsonb(t) = to_jsonb(s))
         returning 1
       )
       select (select count(*) from shadow)::int as rows, (select count(*) from repaired)::int as repaired`
    )
    return result!
  })
}
