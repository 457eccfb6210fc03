import { inTransaction } from '#shared/database/in_transaction'
import type { ReadTable } from '#shared/events/subscriber'

/** The number of rows after a rebuild, and how many of them were missing or wrong before. */
export type RebuildResult = { rows: number; repaired: number }

/**
 * Rebuilds a read table from its source. Builds a shadow table and replaces only the rows that differ, so that readers
 * never wait. The lock blocks workers, and workers mark a delivery as done in the transaction that writes the table:
 * therefore every event is either in the source's rows or still to be delivered, never both.
 */
export async function rebuildReadTable({ table, source }: ReadTable): Promise<RebuildResult> {
  return inTransaction(async (trx) => {
    await trx.rawQuery(`lock table ${table} in exclusive mode`)
    await trx.rawQuery(
      `create temporary table shadow on commit drop as
       select r.* from (${source}) s, jsonb_populate_record(null::${table}, to_jsonb(s)) r`
    )
    await trx.rawQuery(
      `delete from ${table} t where not exists (select from shadow s where to_jsonb(s) = to_jsonb(t))`
    )
    const { rowCount: repaired } = await trx.rawQuery(
      `insert into ${table}
       select s.* from shadow s where not exists (select from ${table} t where to_jsonb(t) = to_jsonb(s))`
    )
    const { rows } = await trx.rawQuery(`select count(*)::int as count from shadow`)
    return { rows: rows[0].count, repaired }
  })
}
