import hash from '@adonisjs/core/services/hash'
import type { PasswordChangeBody } from '@saajha/contract/user'
import { endOtherSessions } from '#modules/identity/steps/end_other_sessions'
import { NoPasswordError, WrongPasswordError } from '#modules/identity/errors'
import type User from '#modules/identity/models/user'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'
import { voidEarlierAccess } from '#modules/identity/steps/void_earlier_access'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'

/**
 * Changes the password of a member who knows the current one, and ends their other sessions. Throws `WrongPasswordError`, and
 * `NoPasswordError` for a member who signs in with Google only.
 */
export async function changePassword(
  member: User,
  { current, next }: PasswordChangeBody,
  { ip, sessionId }: { ip: string; sessionId: string }
): Promise<void> {
  if (member.password === null) throw new NoPasswordError()
  const ended = await inPasswordQueue(ip, async () => {
    if (!(await member.verifyPassword(current))) throw new WrongPasswordError()
    return replacePassword(member, await hash.make(next), sessionId)
  })
  closeSocketsOfSessions(ended)
}

/** Returns the ids of the ended sessions. A password that was changed or removed since it was verified stays so. */
function replacePassword(
  { id, password }: User,
  passwordHash: string,
  sessionId: string
): Promise<string[]> {
  return inTransaction(async (trx) => {
    const changed = await sql(
      trx,
      `update users set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2 returning id`,
      [id, password, passwordHash]
    )
    if (changed.length === 0) throw new WrongPasswordError()
    await voidEarlierAccess(trx, id)
    await recordEvent(trx, 'password.changed', id, { userId: id })
    return endOtherSessions(trx, id, sessionId)
  })
}
