import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

type LockedMember = { isEmailConfirmed: boolean; isSuspended: boolean }

/**
 * Locks a member, so that what depends on their other writes or on their suspension is decided one after the other. Lock members
 * before listings and bookings, and before more than one of their sessions, second factor and links that reset the password.
 */
export async function lockMember(
  trx: TransactionClientContract,
  id: string
): Promise<LockedMember> {
  const [member] = await sql<LockedMember>(
    trx,
    `select email_verified_at is not null as "isEmailConfirmed", blocked_at is not null as "isSuspended"
     from users where id = $1 for no key update`,
    [id],
    { prepare: true }
  )
  return member!
}
