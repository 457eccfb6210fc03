import type { Upload } from '#modules/media/rules/upload'
import { assertStorage } from '#modules/media/rules/assert_storage'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Counts the bytes of a received file as stored until it is, or until its upload fails. Throws a 409 like `assertStorage`. Files
 * of a member are counted one after the other, so that only the last one exceeds 2 GB of its kinds.
 */
export function reserveStorage(upload: Upload, bytes: number): Promise<void> {
  const { id, ownerId, attempt } = upload
  return inTransaction(async (trx) => {
    await sql(trx, `select pg_advisory_xact_lock(hashtextextended('stored files ' || $1, 0))`, [
      ownerId,
    ])
    await assertStorage(upload, trx)
    await sql(
      trx,
      `update media set stored_bytes = $3 where id = $1 and state = 'issued' and attempts = $2`,
      [id, attempt, bytes]
    )
  })
}
