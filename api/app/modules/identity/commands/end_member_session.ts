import db from '@adonisjs/lucid/services/db'
import { UnknownSessionError } from '#modules/identity/errors'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'
import { closeSocketsOfSession } from '#shared/realtime/live_channel'

/** Ends one session of the member, by its public id. Throws `UnknownSessionError`. */
export async function endMemberSession(userId: string, publicId: string): Promise<void> {
  if (!isUuid(publicId)) throw new UnknownSessionError()
  const [ended] = await sql<{ id: string }>(
    db,
    'delete from sessions where public_id = $1 and user_id = $2 returning id',
    [publicId, userId]
  )
  if (!ended) throw new UnknownSessionError()
  closeSocketsOfSession(ended.id)
}
