import db from '@adonisjs/lucid/services/db'
import type { ReadTable } from '#shared/events/subscriber'

/**
 * Replaces all rows of a read table by what its source says; returns how many there are. The lock keeps workers out, and
 * they mark a delivery as done in the transaction that writes the table: so every event is either in the source's rows
 * or still to be delivered, never both.
 */
export async function rebuildReadTable({ table, source }: ReadTable): Promise<number> {
  return db.transaction(async (trx) => {
    await trx.rawQuery(`lock table ${table} in exclusive mode`)
    await trx.rawQuery(`delete from ${table}`)
    const { rowCount } = await trx.rawQuery(
      `insert into ${table}
       select r.* from (${source}) s, jsonb_populate_record(null::${table}, to_jsonb(s)) r`
    )
    return rowCount
  })
}
