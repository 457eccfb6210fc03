import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { sql } from '#shared/database/sql'

/** Returns the ids of the requests among `ids` that no longer wait for an answer. */
export async function answeredRequests(
  trx: TransactionClientContract,
  ids: string[]
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const answered = await sql<{ id: string }>(
    trx,
    `select id from bookings b where id = any($1::uuid[]) and ${CURRENT_STATE} <> 'requested'`,
    [ids],
    { prepare: true }
  )
  return new Set(answered.map(({ id }) => id))
}
