import type { MemberBooking } from '#modules/bookings/queries/find_booking'
import { SuspendedMemberError } from '#modules/bookings/errors'
import { sql, type SqlClient } from '#shared/database/sql'

/** Throws `SuspendedMemberError` when an operator has suspended the other member of a booking. */
export async function assertNotSuspended(
  client: SqlClient,
  { side, ownerId, renterId }: Pick<MemberBooking, 'side' | 'ownerId' | 'renterId'>
): Promise<void> {
  const [other] = await sql<{ isSuspended: boolean }>(
    client,
    'select is_suspended as "isSuspended" from member_profiles where id = $1',
    [side === 'owner' ? renterId : ownerId],
    { prepare: true }
  )
  if (other?.isSuspended) throw new SuspendedMemberError()
}
