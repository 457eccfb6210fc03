import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { until } from '#harness/until'

/** Waits until another connection waits for a lock of this transaction. */
export async function untilBlockedBy(trx: TransactionClientContract): Promise<void> {
  const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
  await until('another connection waits for the transaction', async () => {
    const blocked = await db.rawQuery(
      'select from pg_stat_activity where ? = any(pg_blocking_pids(pid))',
      [rows[0].pid]
    )
    return blocked.rows.length > 0
  })
}
