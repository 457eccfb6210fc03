import { inTransaction } from '#shared/database/in_transaction'
import type { ReadTable } from '#shared/events/subscriber'

/** How many rows a read table has after it was built anew, and how many of them were missing or wrong before. */
export type Rebuilt = { rows: number; mended: number }

/**
 * Makes a read table what its source says: builds it in the shadow, compares, and swaps only the rows that differ, so
 * that the others are not written again and nobody who reads has to wait. The lock keeps workers out, and they mark a
 * delivery as done in the transaction that writes the table: so every event is either in the source's rows or still to
 * be delivered, never both.
 */
export async function rebuildReadTable({ table, source }: ReadTable): Promise<Rebuilt> {
  return inTransaction(async (trx) => {
    await trx.rawQuery(`lock table ${table} in exclusive mode`)
    await trx.rawQuery(
      `create temporary table shadow on commit drop as
       select r.* from (${source}) s, jsonb_populate_record(null::${table}, to_jsonb(s)) r`
    )
    await trx.rawQuery(
      `delete from ${table} t where not exists (select from shadow s where to_jsonb(s) = to_jsonb(t))`
    )
    const { rowCount: mended } = await trx.rawQuery(
      `insert into ${table}
       select s.* from shadow s where not exists (select from ${table} t where to_jsonb(t) = to_jsonb(s))`
    )
    const { rows } = await trx.rawQuery(`select count(*)::int as count from shadow`)
    return { rows: rows[0].count, mended }
  })
}
