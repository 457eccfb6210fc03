import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#modules/identity/models/user'
import { ADMIN_IDLE_HOURS } from '#config/session'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

const MAX_SESSIONS = 20

type NewSession = {
  id: string
  agent: string | null
  /** Whether the member has signed in on this device, or from this network, with the current password. */
  isKnownClient: boolean
}

/**
 * Completes the stored session of a sign-in, and ends the member's sessions beyond 20, those used least recently first.
 * Returns their ids, or null if the member's password changed since it was verified. The lock waits for a transaction that
 * changes the account. Such a transaction ends or changes only sessions that exist by then, so the session must have been
 * stored before. The lock also keeps concurrent sign-ins from counting before the other's session.
 */
export function startSession(
  { id: userId, password }: User,
  { id, agent, isKnownClient }: NewSession
): Promise<string[] | null> {
  return inTransaction(async (trx) => {
    const [account] = await sql<{ isAdmin: boolean }>(
      trx,
      `select role = 'admin' as "isAdmin" from users where id = $1 and password_hash is not distinct from $2 for no key update`,
      [userId, password]
    )
    if (!account) return null
    const [session] = await sql<{ publicId: string; isSignUp: boolean }>(
      trx,
      `update sessions set agent = $3, max_idle = make_interval(hours => $4) where id = $1
       returning public_id as "publicId",
         not exists (select from sign_in_networks where user_id = $2::text::uuid) as "isSignUp"`,
      [id, userId, agent, account.isAdmin ? ADMIN_IDLE_HOURS : null]
    )
    if (!session) return null
    if (!isKnownClient && !session.isSignUp)
      await recordEvent(trx, 'session.opened', userId, { userId, sessionId: session.publicId })
    return endOldSessions(trx, userId, id)
  })
}

async function endOldSessions(
  trx: TransactionClientContract,
  userId: string,
  newId: string
): Promise<string[]> {
  const ended = await sql<{ id: string }>(
    trx,
    `delete from sessions where id in (
       select id from sessions where user_id = $1
       order by id = $2 desc, expires_at > now() desc, last_used_on desc, started_at desc offset $3
     ) returning id`,
    [userId, newId, MAX_SESSIONS]
  )
  return ended.map(({ id }) => id)
}
